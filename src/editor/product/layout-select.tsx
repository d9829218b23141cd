import { __ } from '@wordpress/i18n';
import { ToolbarSelect } from '../controls/toolbar-select';

/** How the pictures of a gallery stand on a wide screen. */
export type GalleryLayout = 'below' | 'beside' | 'grid';

/**
 * Chooses how the pictures of a gallery stand.
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
