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
import { ChoiceToolbar } from '../../src/editor/controls/choice-toolbar';
import { useUniqueQuery } from '../../src/editor/loop/use-unique-query';
import { ProductsPicker } from '../../src/editor/product/list-picker';
import metadata from './block.json';
import { collections, emptyOf, helpOf } from './collections';
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

type ListLayout = Attributes[ 'layout' ];

const layouts = () =>
	[
		{
			value: 'grid',
			label: __( 'Grid', 'vitrine' ),
			icon: 'grid-view',
		},
		{
			value: 'carousel',
			label: __( 'Carousel', 'vitrine' ),
			icon: 'slides',
		},
		{
			value: 'list',
			label: __( 'List', 'vitrine' ),
			icon: 'list-view',
		},
	] as const;

const withLayout = ( layout: ListLayout ): Partial< Attributes > => ( {
	layout,
	// One row to scroll needs none of them; each can be turned on again.
	...( layout === 'carousel' && {
		showCount: false,
		showSort: false,
		showPagination: false,
	} ),
} );

const Layout = ( { attributes, setAttributes }: Props ) => (
	<PanelBody title={ __( 'Layout', 'vitrine' ) }>
		<SelectControl
			label={ __( 'Layout', 'vitrine' ) }
			value={ attributes.layout }
			options={ layouts().map( ( { value, label } ) => ( {
				value,
				label,
			} ) ) }
			onChange={ ( layout ) => setAttributes( withLayout( layout ) ) }
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
			<ChoiceToolbar
				label={ __( 'Layout', 'vitrine' ) }
				value={ attributes.layout }
				choices={ layouts() }
				onChange={ ( layout ) => setAttributes( withLayout( layout ) ) }
			/>
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
