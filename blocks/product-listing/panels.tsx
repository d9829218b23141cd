import {
	PanelBody,
	RangeControl,
	SelectControl,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { editorData } from '../../src/editor/data';
import { useCategories } from '../../src/editor/data/use-categories';
import { ProductsPicker } from '../../src/editor/product/list-picker';
import { quickViewKinds } from '../../src/editor/product/quick-view-kinds';
import { ShownParts } from '../../src/editor/shown-parts';
import type { Attributes, Props } from './attributes';
import { collections, helpOf } from './collections';

/**
 * Which products are listed.
 *
 * @param props               Block props.
 * @param props.attributes
 * @param props.setAttributes
 */
export const Which = ( { attributes, setAttributes }: Props ) => {
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

/** The layouts as choices. */
export const layouts = () =>
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

/** The attributes to change with a layout. */
export const withLayout = ( layout: ListLayout ): Partial< Attributes > => ( {
	layout,
	// A carousel usually needs none of them; each can be enabled again.
	...( layout === 'carousel' && {
		showCount: false,
		showSort: false,
		showPagination: false,
	} ),
} );

/**
 * Layout of the listing.
 *
 * @param props               Block props.
 * @param props.attributes
 * @param props.setAttributes
 * @param props.isComposed    Whether titles are inner blocks with a setting of their own.
 */
export const Layout = ( {
	attributes,
	setAttributes,
	isComposed,
}: Props & { isComposed: boolean } ) => (
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
		{ ! isComposed && (
			<SelectControl
				label={ __( 'Heading level of product titles', 'vitrine' ) }
				value={ attributes.heading }
				options={ [ 'h2', 'h3', 'h4' ].map( ( value ) => ( {
					value,
					label: value.toUpperCase(),
				} ) ) }
				onChange={ ( heading ) => setAttributes( { heading } ) }
			/>
		) }
	</PanelBody>
);

/**
 * Toggles for parts of the listing, and of its cards if it has no inner blocks.
 *
 * @param props               Block props.
 * @param props.attributes
 * @param props.setAttributes
 * @param props.isComposed    Whether parts of cards are inner blocks.
 */
export const Parts = ( {
	attributes,
	setAttributes,
	isComposed,
}: Props & { isComposed: boolean } ) => {
	const parts = [
		[ 'showCount', __( 'Result count', 'vitrine' ) ],
		[ 'showSort', __( 'Sort order', 'vitrine' ) ],
		[ 'showPagination', __( 'Pages', 'vitrine' ) ],
	] as const;
	const ofCards = [
		[ 'showPrice', __( 'Price', 'vitrine' ) ],
		[ 'showButton', __( 'Button', 'vitrine' ) ],
	] as const;
	return (
		<ShownParts
			parts={ isComposed ? parts : [ ...parts, ...ofCards ] }
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
