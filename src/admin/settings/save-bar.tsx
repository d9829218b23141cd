import { Button, Notice } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { useSettingsContext } from './state/context';

/** What there is to say of the last try. */
const useWords = () => {
	const { changes, errors, progress } = useSettingsContext();
	const wrong = Object.keys( errors ).length;
	const count = Object.keys( changes ).length;
	if ( progress.is === 'saving' ) {
		return __( 'Saving…', 'vitrine' );
	}
	if ( wrong ) {
		return sprintf(
			/* translators: %d: number of settings. */
			_n(
				'%d setting needs to be corrected first.',
				'%d settings need to be corrected first.',
				wrong,
				'vitrine'
			),
			wrong
		);
	}
	if ( progress.is === 'saved' && ! count ) {
		return __( 'Settings saved.', 'vitrine' );
	}
	return count
		? sprintf(
				/* translators: %d: number of settings. */
				_n(
					'%d unsaved change',
					'%d unsaved changes',
					count,
					'vitrine'
				),
				count
		  )
		: '';
};

/**
 * The end of the screen, always in sight. What was saved is told beside a page of
 * its own too, which has nothing to save; there the bar comes with what is not
 * saved yet.
 *
 * @param props
 * @param props.hasSettings Whether settings are shown above it.
 */
export const SaveBar = ( { hasSettings }: { hasSettings: boolean } ) => {
	const { changes, discard, progress, save } = useSettingsContext();
	const words = useWords();
	const isDirty = Object.keys( changes ).length > 0;
	const failure = progress.is === 'refused' ? progress.failure : null;
	const isNeeded = hasSettings || isDirty || failure !== null;
	return (
		<div className={ isNeeded ? 'vitrine-settings__bar' : '' }>
			{ failure && ! Object.keys( failure.fields ).length && (
				<Notice
					status="error"
					isDismissible={ false }
					actions={ [
						{
							label: __( 'Try again', 'vitrine' ),
							onClick: () => void save(),
						},
					] }
				>
					{ __(
						'Your changes could not be saved. Nothing you entered is lost.',
						'vitrine'
					) }{ ' ' }
					{ failure.text }
				</Notice>
			) }
			{ isNeeded && (
				<Button
					variant="primary"
					onClick={ () => void save() }
					disabled={ ! isDirty }
					accessibleWhenDisabled
					isBusy={ progress.is === 'saving' }
					__next40pxDefaultSize
				>
					{ __( 'Save changes', 'vitrine' ) }
				</Button>
			) }
			{ isDirty && (
				<Button
					variant="tertiary"
					onClick={ discard }
					disabled={ progress.is === 'saving' }
					__next40pxDefaultSize
				>
					{ __( 'Discard', 'vitrine' ) }
				</Button>
			) }
			<p role="status">{ words }</p>
		</div>
	);
};
