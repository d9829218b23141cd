import { InspectorControls } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import {
	PanelBody,
	RangeControl,
	SelectControl,
	TextControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { ColumnsToolbar } from '../../src/editor/controls/columns-toolbar';
import { ToolbarSelect } from '../../src/editor/controls/toolbar-select';
import { useCategories } from '../../src/editor/data/use-categories';
import { PreviewedBlock } from '../../src/editor/previewed-block';
import { ShownParts } from '../../src/editor/shown-parts';
import metadata from './block.json';
import { SampleReviews } from '../../src/editor/product/sample-reviews';

interface Attributes extends Record< string, unknown > {
	title: string;
	number: number;
	columns: number;
	orderby: string;
	minRating: number;
	category: string;
	showText: boolean;
	showDate: boolean;
	showProduct: boolean;
	showImage: boolean;
}

type Props = Pick<
	BlockEditProps< Attributes >,
	'attributes' | 'setAttributes'
>;

const MOST = 12;

const MOST_COLUMNS = 4;

const Which = ( { attributes, setAttributes }: Props ) => {
	const categories = useCategories();
	return (
		<PanelBody title={ __( 'Reviews', 'vitrine' ) }>
			<TextControl
				label={ __( 'Heading', 'vitrine' ) }
				help={ __( 'Shown when there are reviews.', 'vitrine' ) }
				value={ attributes.title }
				onChange={ ( title ) => setAttributes( { title } ) }
			/>
			<ToolbarSelect
				icon="sort"
				label={ __( 'Order by', 'vitrine' ) }
				value={ attributes.orderby }
				options={ [
					{ value: 'date', label: __( 'Newest first', 'vitrine' ) },
					{
						value: 'rating',
						label: __( 'Highest rating first', 'vitrine' ),
					},
				] }
				onChange={ ( orderby ) => setAttributes( { orderby } ) }
			/>
			<RangeControl
				label={ __( 'Number of reviews', 'vitrine' ) }
				value={ attributes.number }
				min={ 1 }
				max={ MOST }
				onChange={ ( number = 3 ) => setAttributes( { number } ) }
			/>
			<RangeControl
				label={ __( 'Columns', 'vitrine' ) }
				help={ __( 'On desktop. Phones show one.', 'vitrine' ) }
				value={ attributes.columns }
				min={ 1 }
				max={ MOST_COLUMNS }
				onChange={ ( columns = 3 ) => setAttributes( { columns } ) }
			/>
			<RangeControl
				label={ __( 'Minimum rating', 'vitrine' ) }
				value={ attributes.minRating }
				min={ 1 }
				max={ 5 }
				onChange={ ( minRating = 1 ) => setAttributes( { minRating } ) }
			/>
			<SelectControl
				label={ __( 'Category', 'vitrine' ) }
				value={ attributes.category }
				options={ [
					{ value: '', label: __( 'All', 'vitrine' ) },
					...categories,
				] }
				onChange={ ( category ) => setAttributes( { category } ) }
			/>
		</PanelBody>
	);
};

/**
 * The shop's reviews in the editor.
 *
 * @param props
 * @param props.attributes
 * @param props.setAttributes
 */
export const Edit = ( { attributes, setAttributes }: Props ) => (
	<>
		<ColumnsToolbar
			columns={ attributes.columns }
			most={ MOST_COLUMNS }
			onChange={ ( columns ) => setAttributes( { columns } ) }
		/>
		<InspectorControls>
			<Which attributes={ attributes } setAttributes={ setAttributes } />
			<ShownParts
				parts={
					[
						[ 'showText', __( 'Text', 'vitrine' ) ],
						[ 'showDate', __( 'Date', 'vitrine' ) ],
						[ 'showProduct', __( 'Product name', 'vitrine' ) ],
						[ 'showImage', __( 'Product image', 'vitrine' ) ],
					] as const
				}
				attributes={ attributes }
				onChange={ setAttributes }
			/>
		</InspectorControls>
		<PreviewedBlock
			block={ metadata.name }
			attributes={ attributes }
			sample={ <SampleReviews /> }
			title={ __( 'All reviews', 'vitrine' ) }
			empty={ __(
				'No matching reviews yet. Approved reviews of your products appear here; nothing is shown until then.',
				'vitrine'
			) }
		/>
	</>
);
