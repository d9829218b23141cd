import { Button, Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Edited } from './use-edited';

/** The save and discard buttons of a page, with the result. */
export const SaveRow = ( {
	edited: { isDirty, progress, save, discard },
	isValid,
	label,
}: {
	edited: Pick<
		Edited< unknown >,
		'isDirty' | 'progress' | 'save' | 'discard'
	>;
	isValid: boolean;
	label: string;
} ) => {
	const isSaving = progress.is === 'saving';
	return (
		<div className="vitrine-payments__save">
			{ progress.is === 'refused' && (
				<Notice status="error" isDismissible={ false }>
					{ __(
						'Your changes could not be saved. Nothing you entered is lost.',
						'vitrine'
					) }{ ' ' }
					{ progress.text }
				</Notice>
			) }
			<Button
				variant="primary"
				disabled={ ! isDirty || ! isValid || isSaving }
				accessibleWhenDisabled
				isBusy={ isSaving }
				onClick={ () => void save() }
				__next40pxDefaultSize
			>
				{ label }
			</Button>
			{ isDirty && ! isSaving && (
				<Button
					variant="tertiary"
					onClick={ discard }
					__next40pxDefaultSize
				>
					{ __( 'Discard changes', 'vitrine' ) }
				</Button>
			) }
			<span role="status">
				{ progress.is === 'saved' &&
					! isDirty &&
					__( 'Settings saved.', 'vitrine' ) }
			</span>
		</div>
	);
};
