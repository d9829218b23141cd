import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import {
	PanelBody,
	Placeholder,
	SelectControl,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { editorData } from '../../src/editor/data';
import { ServerPreview } from '../../src/editor/server-preview';
import { ProductPicker } from '../../src/editor/product-picker';
import metadata from './block.json';
import { ShownParts } from '../../src/editor/shown-parts';

interface Attributes extends Record< string, unknown > {
	productId: number;
	showGallery: boolean;
	showTitle: boolean;
	showMeta: boolean;
	showDescription: boolean;
	heading: string;
	galleryPosition: 'start' | 'end';
	galleryLayout: 'below' | 'beside' | 'grid';
	stickySummary: boolean;
	stickyBar: boolean;
	buttonLabel: string;
}

type Props = BlockEditProps< Attributes > & {
	context: { postId?: number; postType?: string };
};

const Which = ( { attributes, setAttributes }: Props ) => (
	<ProductPicker
		productId={ attributes.productId }
		onChange={ ( productId ) => setAttributes( { productId } ) }
	/>
);

const Layout = ( { attributes, setAttributes }: Props ) => (
	<PanelBody title={ __( 'Layout', 'vitrine' ) }>
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
		<SelectControl
			label={ __( 'Thumbnails', 'vitrine' ) }
			help={ __( 'On desktop. Small screens show a slider.', 'vitrine' ) }
			value={ attributes.galleryLayout }
			options={ [
				{ value: 'below', label: __( 'Thumbnails below', 'vitrine' ) },
				{
					value: 'beside',
					label: __( 'Thumbnails beside', 'vitrine' ),
				},
				{ value: 'grid', label: __( 'Grid', 'vitrine' ) },
			] }
			onChange={ ( galleryLayout ) => setAttributes( { galleryLayout } ) }
		/>
		<ToggleControl
			label={ __( 'Sticky summary', 'vitrine' ) }
			help={ __( 'While the images scroll.', 'vitrine' ) }
			checked={ attributes.stickySummary }
			onChange={ ( stickySummary ) => setAttributes( { stickySummary } ) }
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
		<TextControl
			label={ __( 'Button text', 'vitrine' ) }
			placeholder={ __( 'Add to cart', 'vitrine' ) }
			value={ attributes.buttonLabel }
			onChange={ ( buttonLabel ) => setAttributes( { buttonLabel } ) }
		/>
	</PanelBody>
);

const Parts = ( { attributes, setAttributes }: Props ) => {
	const parts = [
		[ 'showGallery', __( 'Gallery', 'vitrine' ) ],
		[ 'showTitle', __( 'Name', 'vitrine' ) ],
		[ 'showMeta', __( 'Product meta', 'vitrine' ) ],
		[ 'showDescription', __( 'Description', 'vitrine' ) ],
	] as const;
	return (
		<ShownParts
			parts={ parts }
			attributes={ attributes }
			onChange={ setAttributes }
		>
			<SelectControl
				label={ __( 'Heading level of the title', 'vitrine' ) }
				value={ attributes.heading }
				options={ [ 'h1', 'h2', 'h3' ].map( ( value ) => ( {
					value,
					label: value.toUpperCase(),
				} ) ) }
				onChange={ ( heading ) => setAttributes( { heading } ) }
			/>
		</ShownParts>
	);
};

/**
 * The product in the editor: the chosen one, or the one that is being edited.
 *
 * @param props Of the block.
 */
export const Edit = ( props: Props ) => {
	const { attributes, context } = props;
	const title = __( 'Product', 'vitrine' );
	const own =
		context.postType === editorData().post_type
			? context.postId
			: undefined;
	return (
		<>
			<InspectorControls>
				<PanelBody title={ title }>
					<Which { ...props } />
				</PanelBody>
				<Layout { ...props } />
				<Parts { ...props } />
			</InspectorControls>
			<div { ...useBlockProps() }>
				{ attributes.productId || own ? (
					<ServerPreview
						block={ metadata.name }
						attributes={ attributes }
						title={ title }
						empty={ __(
							'This product is not published, or has been deleted.',
							'vitrine'
						) }
						postId={ own }
					/>
				) : (
					<Placeholder
						label={ title }
						icon="products"
						instructions={ __(
							'On a product page, shows its images, price and form. To show a specific product on any page, choose it here.',
							'vitrine'
						) }
					>
						<Which { ...props } />
					</Placeholder>
				) }
			</div>
		</>
	);
};
