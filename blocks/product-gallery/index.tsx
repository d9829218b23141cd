import { __ } from '@wordpress/i18n';
import {
	type GalleryLayout,
	GalleryLayoutSelect,
} from '../../src/editor/product/layout-select';
import { registerPart } from '../../src/editor/product/part';
import metadata from './block.json';

interface Attributes extends Record< string, unknown > {
	galleryLayout: GalleryLayout;
}

registerPart< Attributes >( metadata, {
	title: __( 'Product gallery', 'vitrine' ),
	empty: __( 'The images of the product appear here.', 'vitrine' ),
	className: 'images',
	Settings: ( { attributes, setAttributes } ) => (
		<GalleryLayoutSelect
			value={ attributes.galleryLayout }
			onChange={ ( galleryLayout ) => setAttributes( { galleryLayout } ) }
		/>
	),
} );
