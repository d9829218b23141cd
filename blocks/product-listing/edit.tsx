import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import {
	PanelBody,
	RangeControl,
	SelectControl,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { editorData } from '../../src/editor/data';
import { quickViewKinds } from '../../src/editor/product/quick-view-kinds';
import { ServerPreview } from '../../src/editor/server-preview';
import { useCategories } from '../../src/editor/data/use-categories';
import { useUniqueQuery } from '../../src/editor/use-unique-query';
import { ProductsPicker } from '../../src/editor/product/list-picker';
import metadata from './block.json';
import { ShownParts } from '../../src/editor/shown-parts';

interface Attributes extends Record< string, unknown > {
	layout: 'grid' | 'carousel' | 'list';
	columns: number;
	rows: number;
	collection: string;
	productIds: number[];
	title: string;
	category: string;
	orderby: string;
	onSale: boolean;
	inherit: boolean;
	showSort: boolean;
	showCount: boolean;
	showPagination: boolean;
	showPrice: boolean;
	showButton: boolean;
	quickView: string;
	imageRatio: string;
	heading: string;
	queryId: number;
}

type Props = BlockEditProps< Attributes > & {
	context: { postId?: number; postType?: string };
};

const collections = () => [
	{ value: '', label: __( 'All products', 'vitrine' ) },
	{ value: 'related', label: __( 'Related products', 'vitrine' ) },
	{ value: 'upsells', label: __( 'Upsells', 'vitrine' ) },
	{ value: 'cross-sells', label: __( 'Cross-sells', 'vitrine' ) },
	{ value: 'newest', label: __( 'New arrivals', 'vitrine' ) },
	{ value: 'on-sale', label: __( 'On sale', 'vitrine' ) },
	{ value: 'best-sellers', label: __( 'Best sellers', 'vitrine' ) },
	{ value: 'top-rated', label: __( 'Top rated', 'vitrine' ) },
	{
		value: 'recently-viewed',
		label: __( 'Recently viewed', 'vitrine' ),
	},
	{ value: 'hand-picked', label: __( 'Hand-picked', 'vitrine' ) },
];

/** What a collection takes its products from, where its name does not say it. */
const helpOf = ( collection: string ) =>
	( {
		upsells: __(
			'The products that are linked as upsells with the product of the page.',
			'vitrine'
		),
		'cross-sells': __(
			'On the cart page, the cross-sells of what is in the cart; elsewhere, those of the product of the page. The cart has a list of its own, which you can turn off there.',
			'vitrine'
		),
		'recently-viewed': __(
			'The last 12 products that the visitor has viewed, on pages with this block. They are stored in the visitor’s browser only.',
			'vitrine'
		),
	} )[ collection ];

/** What is said where a collection has no products. */
const emptyOf = ( collection: string ) =>
	( {
		upsells: __(
			'This product has no upsells. Choose some under “Linked products” of the product; nothing is shown until then.',
			'vitrine'
		),
		'cross-sells': __(
			'This product has no cross-sells. Choose some under “Linked products” of the product; nothing is shown until then.',
			'vitrine'
		),
		'recently-viewed': __(
			'Visitors see the products that they have viewed. Add this block to your product pages too, so that views are recorded.',
			'vitrine'
		),
	} )[ collection ] ??
	__(
		'Your products will appear here. Add products or choose another category.',
		'vitrine'
	);

const Which = ( { attributes, setAttributes }: Props ) => {
	const categories = useCategories();
	const orders = Object.entries( editorData().sort_orders ).map(
		( [ value, label ] ) => ( { value, label } )
	);
	return (
		<PanelBody title={ __( 'Products', 'vitrine' ) }>
			<TextControl
				label={ __( 'Heading', 'vitrine' ) }
				help={ __( 'Shown when there are products.', 'vitrine' ) }
				value={ attributes.title }
				onChange={ ( title ) => setAttributes( { title } ) }
			/>
			<SelectControl
				label={ __( 'Collection', 'vitrine' ) }
				help={ helpOf( attributes.collection ) }
				value={ attributes.collection }
				options={ collections() }
				onChange={ ( collection ) => setAttributes( { collection } ) }
			/>
			{ attributes.collection === 'hand-picked' && (
				<ProductsPicker
					productIds={ attributes.productIds }
					onChange={ ( productIds ) =>
						setAttributes( { productIds } )
					}
				/>
			) }
			<ToggleControl
				label={ __( 'Inherit query from page', 'vitrine' ) }
				help={ __(
					'On category and search pages, show that page’s products.',
					'vitrine'
				) }
				checked={ attributes.inherit }
				onChange={ ( inherit ) => setAttributes( { inherit } ) }
			/>
			{ ! attributes.inherit && (
				<SelectControl
					label={ __( 'Category', 'vitrine' ) }
					value={ attributes.category }
					options={ [
						{ value: '', label: __( 'All', 'vitrine' ) },
						...categories,
					] }
					onChange={ ( category ) => setAttributes( { category } ) }
				/>
			) }
			<SelectControl
				label={ __( 'Default sorting', 'vitrine' ) }
				value={ attributes.orderby }
				options={ [
					{
						value: '',
						label: __( 'Default (from the settings)', 'vitrine' ),
					},
					...orders,
				] }
				onChange={ ( orderby ) => setAttributes( { orderby } ) }
			/>
			<ToggleControl
				label={ __( 'Show only products on sale', 'vitrine' ) }
				checked={ attributes.onSale }
				onChange={ ( onSale ) => setAttributes( { onSale } ) }
			/>
		</PanelBody>
	);
};

const Layout = ( { attributes, setAttributes }: Props ) => (
	<PanelBody title={ __( 'Layout', 'vitrine' ) }>
		<SelectControl
			label={ __( 'Layout', 'vitrine' ) }
			value={ attributes.layout }
			options={ [
				{ value: 'grid', label: __( 'Grid', 'vitrine' ) },
				{ value: 'carousel', label: __( 'Carousel', 'vitrine' ) },
				{ value: 'list', label: __( 'List', 'vitrine' ) },
			] }
			onChange={ ( layout ) =>
				setAttributes( {
					layout,
					// One row to scroll needs none of them; each can be turned on again.
					...( layout === 'carousel' && {
						showCount: false,
						showSort: false,
						showPagination: false,
					} ),
				} )
			}
		/>
		<RangeControl
			label={ __( 'Columns', 'vitrine' ) }
			help={ __( 'On desktop. Small screens show two.', 'vitrine' ) }
			value={ attributes.columns }
			min={ 1 }
			max={ 6 }
			onChange={ ( columns = 4 ) => setAttributes( { columns } ) }
		/>
		<RangeControl
			label={ __( 'Rows per page', 'vitrine' ) }
			value={ attributes.rows }
			min={ 1 }
			max={ 12 }
			onChange={ ( rows = 3 ) => setAttributes( { rows } ) }
		/>
		<SelectControl
			label={ __( 'Image ratio', 'vitrine' ) }
			value={ attributes.imageRatio }
			options={ [ '1', '4/5', '3/4', '4/3', '16/9' ].map( ( value ) => ( {
				value,
				label: value === '1' ? '1/1' : value,
			} ) ) }
			onChange={ ( imageRatio ) => setAttributes( { imageRatio } ) }
		/>
		<SelectControl
			label={ __( 'Heading level of product titles', 'vitrine' ) }
			value={ attributes.heading }
			options={ [ 'h2', 'h3', 'h4' ].map( ( value ) => ( {
				value,
				label: value.toUpperCase(),
			} ) ) }
			onChange={ ( heading ) => setAttributes( { heading } ) }
		/>
	</PanelBody>
);

const Parts = ( { attributes, setAttributes }: Props ) => {
	const parts = [
		[ 'showCount', __( 'Result count', 'vitrine' ) ],
		[ 'showSort', __( 'Sort order', 'vitrine' ) ],
		[ 'showPagination', __( 'Pages', 'vitrine' ) ],
		[ 'showPrice', __( 'Price', 'vitrine' ) ],
		[ 'showButton', __( 'Button', 'vitrine' ) ],
	] as const;
	return (
		<ShownParts
			parts={ parts }
			attributes={ attributes }
			onChange={ setAttributes }
		>
			<SelectControl
				label={ __( 'Open quick view with', 'vitrine' ) }
				value={ attributes.quickView }
				options={ [
					{
						value: '',
						label: __( 'Default (from the settings)', 'vitrine' ),
					},
					{ value: 'none', label: __( 'None', 'vitrine' ) },
					...quickViewKinds(),
				] }
				onChange={ ( quickView ) => setAttributes( { quickView } ) }
			/>
		</ShownParts>
	);
};

/**
 * The listing in the editor: real products, as the page shows them.
 *
 * @param props Of the block.
 */
export const Edit = ( props: Props ) => {
	const { attributes, setAttributes, clientId, context } = props;
	useUniqueQuery( metadata.name, clientId, attributes.queryId, ( queryId ) =>
		setAttributes( { queryId } )
	);
	return (
		<>
			<InspectorControls>
				<Which { ...props } />
				<Layout { ...props } />
				<Parts { ...props } />
			</InspectorControls>
			<div { ...useBlockProps() }>
				<ServerPreview
					block={ metadata.name }
					attributes={ attributes }
					title={ __( 'Product listing', 'vitrine' ) }
					empty={ emptyOf( attributes.collection ) }
					postId={ context.postId }
				/>
			</div>
		</>
	);
};
