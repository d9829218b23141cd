import { Button, Notice } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { useSettingsContext } from './state/context';

/** Message about unsaved changes, errors or the last save. */
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
 * The sticky bar at the end of the screen. On sections with a page of their own
 * it is only shown with unsaved changes or errors, but the result of saving is
 * still announced.
 *
 * @param props
 * @param props.hasSettings Whether the section has settings.
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
