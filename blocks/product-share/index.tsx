import { CheckboxControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { registerPart } from '../../src/editor/product/part';
import metadata from './block.json';
import './style.scss';

interface Attributes extends Record< string, unknown > {
	ways: string[];
}

/** In display order. */
const WAYS = [
	[ 'facebook', 'Facebook' ],
	[ 'x', 'X' ],
	[ 'whatsapp', 'WhatsApp' ],
	[ 'pinterest', 'Pinterest' ],
	[ 'telegram', 'Telegram' ],
	[ 'linkedin', 'LinkedIn' ],
	[ 'bluesky', 'Bluesky' ],
	[ 'mail', __( 'Email', 'vitrine' ) ],
	[ 'copy', __( 'Copy link', 'vitrine' ) ],
	[ 'native', __( 'Share menu of the device', 'vitrine' ) ],
] as const;

registerPart< Attributes >( metadata, {
	title: __( 'Product share', 'vitrine' ),
	empty: __( 'Choose how this product can be shared.', 'vitrine' ),
	Settings: ( { attributes: { ways }, setAttributes } ) =>
		WAYS.map( ( [ way, label ] ) => (
			<CheckboxControl
				key={ way }
				label={ label }
				checked={ ways.includes( way ) }
				onChange={ ( isWanted ) =>
					setAttributes( {
						ways: WAYS.map( ( [ one ] ) => one ).filter( ( one ) =>
							one === way ? isWanted : ways.includes( one )
						),
					} )
				}
			/>
		) ),
} );
