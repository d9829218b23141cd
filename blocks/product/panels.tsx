import { PanelBody, SelectControl, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { GalleryLayoutSelect } from '../../src/editor/product/layout-select';
import { ProductPicker } from '../../src/editor/product/picker';
import { ButtonText, HeadingSelect } from '../../src/editor/product/settings';
import type { ShownProduct } from '../../src/editor/product/use-shown-product';
import { ShownParts } from '../../src/editor/shown-parts';
import type { Props } from './attributes';

/**
 * Combobox for the block's product.
 *
 * @param props
 * @param props.attributes
 * @param props.setAttributes
 */
export const Which = ( {
	attributes,
	setAttributes,
}: Pick< Props, 'attributes' | 'setAttributes' > ) => (
	<ProductPicker
		productId={ attributes.productId }
		onChange={ ( productId ) => setAttributes( { productId } ) }
	/>
);

/**
 * Panel for the block's product and, in templates, for the sample product.
 *
 * @param props
 * @param props.block Block props.
 * @param props.shown
 */
export const ProductPanel = ( {
	block,
	shown: { isExample, chosen, choose },
}: {
	block: Props;
	shown: ShownProduct;
} ) => (
	<PanelBody title={ __( 'Product', 'vitrine' ) }>
		<Which { ...block } />
		{ isExample && (
			<ProductPicker
				label={ __( 'Preview', 'vitrine' ) }
				help={ __(
					'The product shown while you edit. The template is the same for all products.',
					'vitrine'
				) }
				productId={ chosen }
				onChange={ choose }
			/>
		) }
	</PanelBody>
);

const Columns = ( { attributes, setAttributes }: Props ) => (
	<>
		<SelectControl
			label={ __( 'Gallery position', 'vitrine' ) }
			value={ attributes.galleryPosition }
			options={ [
				{ value: 'start', label: __( 'Before summary', 'vitrine' ) },
				{ value: 'end', label: __( 'After summary', 'vitrine' ) },
			] }
			onChange={ ( galleryPosition ) =>
				setAttributes( { galleryPosition } )
			}
		/>
		<ToggleControl
			label={ __( 'Sticky summary', 'vitrine' ) }
			help={ __(
				'Keeps the summary in view while the images scroll.',
				'vitrine'
			) }
			checked={ attributes.stickySummary }
			onChange={ ( stickySummary ) => setAttributes( { stickySummary } ) }
		/>
	</>
);

/**
 * Layout panel with inner blocks: columns only.
 *
 * @param props Block props.
 */
export const ColumnsPanel = ( props: Props ) => (
	<PanelBody title={ __( 'Layout', 'vitrine' ) }>
		<Columns { ...props } />
	</PanelBody>
);

/**
 * Layout panel without inner blocks: columns and parts.
 *
 * @param props Block props.
 */
export const LayoutPanel = ( props: Props ) => {
	const { attributes, setAttributes } = props;
	return (
		<PanelBody title={ __( 'Layout', 'vitrine' ) }>
			<Columns { ...props } />
			<GalleryLayoutSelect
				value={ attributes.galleryLayout }
				onChange={ ( galleryLayout ) =>
					setAttributes( { galleryLayout } )
				}
			/>
			<ToggleControl
				label={ __( 'Sticky add-to-cart bar', 'vitrine' ) }
				help={ __(
					'Shown at the bottom of the screen while the add to cart form is out of view.',
					'vitrine'
				) }
				checked={ attributes.stickyBar }
				onChange={ ( stickyBar ) => setAttributes( { stickyBar } ) }
			/>
			<ButtonText
				value={ attributes.buttonLabel }
				onChange={ ( buttonLabel ) => setAttributes( { buttonLabel } ) }
			/>
		</PanelBody>
	);
};

/**
 * Toggles for parts, without inner blocks.
 *
 * @param props
 * @param props.attributes
 * @param props.setAttributes
 */
export const PartsPanel = ( { attributes, setAttributes }: Props ) => (
	<ShownParts
		parts={
			[
				[ 'showGallery', __( 'Gallery', 'vitrine' ) ],
				[ 'showTitle', __( 'Name', 'vitrine' ) ],
				[ 'showMeta', __( 'Product meta', 'vitrine' ) ],
				[ 'showDescription', __( 'Description', 'vitrine' ) ],
			] as const
		}
		attributes={ attributes }
		onChange={ setAttributes }
	>
		<HeadingSelect
			value={ attributes.heading }
			levels={ [ 'h1', 'h2', 'h3' ] }
			onChange={ ( heading ) => setAttributes( { heading } ) }
		/>
	</ShownParts>
);
