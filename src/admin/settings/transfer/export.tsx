import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { writeFile } from '../../../core/settings/transfer';
import { useSettingsContext } from '../state/context';

const NAME = 'vitrine-settings.json';

const download = ( text: string ) => {
	const address = URL.createObjectURL(
		new Blob( [ text ], { type: 'application/json' } )
	);
	const link = document.createElement( 'a' );
	link.href = address;
	link.download = NAME;
	link.click();
	URL.revokeObjectURL( address );
};

/** Exports the saved settings without secrets. */
export const ExportSettings = () => {
	const { data, saved } = useSettingsContext();
	return (
		<section
			className="vitrine-settings__group"
			aria-labelledby="vitrine-export"
		>
			<h2 id="vitrine-export">{ __( 'Export', 'vitrine' ) }</h2>
			<p>
				{ __(
					'Download all saved settings as a file, for a backup or for another site. Keys and other secrets are not included.',
					'vitrine'
				) }
			</p>
			<Button
				variant="secondary"
				onClick={ () => download( writeFile( data, saved ) ) }
				__next40pxDefaultSize
			>
				{ __( 'Download settings', 'vitrine' ) }
			</Button>
		</section>
	);
};
