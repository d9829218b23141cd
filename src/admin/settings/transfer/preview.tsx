import { Button, Notice } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { Change, Import, Left } from '../../../core/settings/transfer';
import { sayValue } from '../say-value';
import { useSettingsContext } from '../state/context';

interface Props {
	found: Import;
	/** Whether there are unsaved changes. */
	isDirty: boolean;
	onApply: () => void;
	onCancel: () => void;
}

const sayLeft = ( left: Left ): string => {
	switch ( left.why ) {
		case 'option':
			return sprintf(
				/* translators: %s: technical name of a part of a file. */
				__( '“%s”: not available on this site.', 'vitrine' ),
				left.name
			);
		case 'unknown':
			return sprintf(
				/* translators: %s: technical name of a setting. */
				__( '“%s”: unknown setting.', 'vitrine' ),
				left.name
			);
		case 'secret':
			return sprintf(
				/* translators: %s: name of a setting. */
				__( '“%s”: secrets are not imported.', 'vitrine' ),
				left.name
			);
		default:
			return `“${ left.name }”: ${ left.text }`;
	}
};

const Changes = ( { changes }: { changes: Change[] } ) => (
	<table className="widefat striped">
		<thead>
			<tr>
				<th scope="col">{ __( 'Setting', 'vitrine' ) }</th>
				<th scope="col">{ __( 'Current value', 'vitrine' ) }</th>
				<th scope="col">{ __( 'After the import', 'vitrine' ) }</th>
			</tr>
		</thead>
		<tbody>
			{ changes.map( ( { field, from, to } ) => (
				<tr key={ field.key }>
					<th scope="row">{ field.label }</th>
					<td>{ sayValue( field, from ) }</td>
					<td>{ sayValue( field, to ) }</td>
				</tr>
			) ) }
		</tbody>
	</table>
);

const Hints = ( { found, isDirty }: Pick< Props, 'found' | 'isDirty' > ) => {
	const { version } = useSettingsContext().data;
	return (
		<>
			{ found.foreign !== null && (
				<Notice status="warning" isDismissible={ false }>
					{ sprintf(
						/* translators: 1: version of the file, 2: version of the plugin. */
						__(
							'The file was exported from version %1$s; this site runs %2$s. Settings that are not in the file stay unchanged.',
							'vitrine'
						),
						found.foreign,
						version
					) }
				</Notice>
			) }
			{ isDirty && (
				<Notice status="warning" isDismissible={ false }>
					{ __(
						'You have unsaved changes. The import keeps them but does not save them.',
						'vitrine'
					) }
				</Notice>
			) }
			{ found.left.length > 0 && (
				<Notice status="warning" isDismissible={ false }>
					<p>{ __( 'Skipped:', 'vitrine' ) }</p>
					<ul>
						{ found.left.map( ( left, index ) => (
							<li key={ index }>{ sayLeft( left ) }</li>
						) ) }
					</ul>
				</Notice>
			) }
		</>
	);
};

/** The changes in a file, and what would be skipped. */
export const Preview = ( { found, isDirty, onApply, onCancel }: Props ) => {
	const count = found.changes.length;
	return (
		<div className="vitrine-import">
			<p role="status">
				{ count
					? sprintf(
							/* translators: %d: number of settings. */
							_n(
								'The file changes %d setting:',
								'The file changes %d settings:',
								count,
								'vitrine'
							),
							count
					  )
					: __( 'The file changes nothing.', 'vitrine' ) }
			</p>
			<Hints found={ found } isDirty={ isDirty } />
			{ count > 0 && <Changes changes={ found.changes } /> }
			<div className="vitrine-import__actions">
				{ count > 0 && (
					<Button
						variant="primary"
						onClick={ onApply }
						__next40pxDefaultSize
					>
						{ __( 'Apply these changes', 'vitrine' ) }
					</Button>
				) }
				<Button
					variant="tertiary"
					onClick={ onCancel }
					__next40pxDefaultSize
				>
					{ __( 'Cancel', 'vitrine' ) }
				</Button>
			</div>
		</div>
	);
};
