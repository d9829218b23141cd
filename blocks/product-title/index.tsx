import { __ } from '@wordpress/i18n';
import { ToggleControl } from '@wordpress/components';
import { HeadingSelect } from '../../src/editor/product/settings';
import { registerPart } from '../../src/editor/product/part';
import metadata from './block.json';

interface Attributes extends Record< string, unknown > {
	heading: string;
	isLink: boolean;
}

registerPart< Attributes >( metadata, {
	title: __( 'Product title', 'vitrine' ),
	empty: __( 'The name of the product appears here.', 'vitrine' ),
	Settings: ( { attributes, setAttributes } ) => (
		<>
			<HeadingSelect
				value={ attributes.heading }
				levels={ [ 'h1', 'h2', 'h3', 'h4' ] }
				onChange={ ( heading ) => setAttributes( { heading } ) }
			/>
			<ToggleControl
				label={ __( 'Make title a link', 'vitrine' ) }
				help={ __( 'Links to the product page.', 'vitrine' ) }
				checked={ attributes.isLink }
				onChange={ ( isLink ) => setAttributes( { isLink } ) }
			/>
		</>
	),
} );
