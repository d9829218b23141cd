import { BaseControl, Notice } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import {
	readFile,
	type Import,
	type Refused,
} from '../../../core/settings/transfer';
import { useSettingsContext } from '../state/context';
import { Preview } from './preview';

const words = (): Record< Refused, string > => ( {
	json: __( 'This file is not valid JSON. Nothing was changed.', 'vitrine' ),
	kind: __(
		'This file does not contain Vitrine settings. Nothing was changed.',
		'vitrine'
	),
	format: __(
		'This file was exported from a version of Vitrine that is not supported. Nothing was changed.',
		'vitrine'
	),
} );

/** Imports a file after its changes have been confirmed. */
export const ImportSettings = () => {
	const { data, saved, changes, keep } = useSettingsContext();
	const [ found, setFound ] = useState< Import | Refused | null >( null );
	const [ done, setDone ] = useState( false );
	/** Key of the file input, which must be recreated to clear it. */
	const [ turn, setTurn ] = useState( 0 );

	const read = async ( file: File | undefined ) => {
		setDone( false );
		setFound( file ? readFile( await file.text(), data, saved ) : null );
	};
	const end = () => {
		setFound( null );
		setTurn( ( now ) => now + 1 );
	};
	const apply = async ( { changes: brought }: Import ) => {
		const failure = await keep(
			Object.fromEntries(
				brought.map( ( { field, to } ) => [ field.key, to ] )
			)
		);
		if ( ! failure ) {
			end();
			setDone( true );
		}
	};
	return (
		<section
			className="vitrine-settings__group"
			aria-labelledby="vitrine-import"
		>
			<h2 id="vitrine-import">{ __( 'Import', 'vitrine' ) }</h2>
			<BaseControl
				id="vitrine-import-file"
				label={ __( 'Settings file', 'vitrine' ) }
				help={ __(
					'You can review all changes before they are applied.',
					'vitrine'
				) }
			>
				<input
					key={ turn }
					id="vitrine-import-file"
					type="file"
					accept=".json,application/json"
					aria-describedby="vitrine-import-file__help"
					onChange={ ( { target } ) =>
						void read( target.files?.[ 0 ] )
					}
				/>
			</BaseControl>
			{ typeof found === 'string' && (
				<Notice status="error" isDismissible={ false }>
					{ words()[ found ] }
				</Notice>
			) }
			{ found && typeof found !== 'string' && (
				<Preview
					found={ found }
					isDirty={ Object.keys( changes ).length > 0 }
					onApply={ () => void apply( found ) }
					onCancel={ end }
				/>
			) }
			<p role="status">
				{ done && __( 'Settings imported.', 'vitrine' ) }
			</p>
		</section>
	);
};
