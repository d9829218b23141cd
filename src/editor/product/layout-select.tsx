import { __ } from '@wordpress/i18n';
import { ToolbarSelect } from '../controls/toolbar-select';

/** Layout of a product gallery on wide screens. */
export type GalleryLayout = 'below' | 'beside' | 'grid';

/**
 * Select for the layout of a product gallery.
 *
 * @param props
 * @param props.value
 * @param props.onChange
 */
export const GalleryLayoutSelect = ( {
	value,
	onChange,
}: {
	value: GalleryLayout;
	onChange: ( value: GalleryLayout ) => void;
} ) => (
	<ToolbarSelect
		icon="format-gallery"
		label={ __( 'Thumbnails', 'vitrine' ) }
		help={ __( 'On desktop. Small screens show a slider.', 'vitrine' ) }
		value={ value }
		options={ [
			{ value: 'below', label: __( 'Thumbnails below', 'vitrine' ) },
			{ value: 'beside', label: __( 'Thumbnails beside', 'vitrine' ) },
			{ value: 'grid', label: __( 'Grid', 'vitrine' ) },
		] }
		onChange={ onChange }
	/>
);
