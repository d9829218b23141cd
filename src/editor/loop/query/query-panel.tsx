import {
	PanelBody,
	RangeControl,
	SelectControl,
	ToggleControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { editorData } from '../../data';
import type { BuilderProps } from '../builder';
import { loopType, optionsOf, taxonomyOf } from '../context';
import { TermsControl } from './terms-control';

/**
 * Controls for the content and its filters.
 *
 * @param props               Props of the block.
 * @param props.attributes
 * @param props.setAttributes
 */
const WhatControls = ( { attributes, setAttributes }: BuilderProps ) => {
	const { taxonomies } = loopType( attributes.postType );
	return (
		<>
			<SelectControl
				label={ __( 'Content', 'vitrine' ) }
				value={ attributes.postType }
				options={ Object.entries( editorData().loop_types ).map(
					( [ value, { label } ] ) => ( { value, label } )
				) }
				onChange={ ( postType ) =>
					setAttributes( { postType, taxonomy: '', terms: [] } )
				}
			/>
			{ Object.keys( taxonomies ).length > 0 && (
				<>
					<SelectControl
						label={ __( 'Filter taxonomy', 'vitrine' ) }
						value={ attributes.taxonomy }
						options={ [
							{ value: '', label: __( 'Default', 'vitrine' ) },
							...optionsOf( taxonomies ),
						] }
						onChange={ ( taxonomy ) =>
							setAttributes( { taxonomy, terms: [] } )
						}
					/>
					<TermsControl
						label={ __(
							'Limit to terms (leave empty for all)',
							'vitrine'
						) }
						taxonomy={ taxonomyOf( {
							'vitrine/postType': attributes.postType,
							'vitrine/taxonomy': attributes.taxonomy,
						} ) }
						chosen={ attributes.terms }
						onChange={ ( terms ) => setAttributes( { terms } ) }
					/>
				</>
			) }
		</>
	);
};

const STICKY = [
	{ value: 'ignore', label: __( 'Include normally', 'vitrine' ) },
	{ value: 'first', label: __( 'Show first', 'vitrine' ) },
	{ value: 'only', label: __( 'Only sticky posts', 'vitrine' ) },
	{ value: 'exclude', label: __( 'Exclude', 'vitrine' ) },
];

/**
 * Panel for the query of a listing.
 *
 * @param props Props of the block.
 */
export const QueryPanel = ( props: BuilderProps ) => {
	const { attributes, setAttributes } = props;
	return (
		<PanelBody title={ __( 'Query', 'vitrine' ) }>
			<ToggleControl
				label={ __( 'Inherit query from page', 'vitrine' ) }
				help={ __(
					'On category, author and search pages, list that page’s results.',
					'vitrine'
				) }
				checked={ attributes.inherit }
				onChange={ ( inherit ) => setAttributes( { inherit } ) }
			/>
			<WhatControls { ...props } />
			<SelectControl
				label={ __( 'Default sorting', 'vitrine' ) }
				value={ attributes.order }
				options={ optionsOf( loopType( attributes.postType ).orders ) }
				onChange={ ( order ) => setAttributes( { order } ) }
			/>
			<RangeControl
				label={ __( 'Results per page', 'vitrine' ) }
				value={ attributes.perPage }
				min={ 1 }
				max={ 100 }
				onChange={ ( perPage = 9 ) => setAttributes( { perPage } ) }
			/>
			<RangeControl
				label={ __( 'Offset', 'vitrine' ) }
				value={ attributes.offset }
				min={ 0 }
				max={ 100 }
				onChange={ ( offset = 0 ) => setAttributes( { offset } ) }
			/>
			{ attributes.postType === 'post' && (
				<SelectControl
					label={ __( 'Sticky posts', 'vitrine' ) }
					value={ attributes.sticky }
					options={ STICKY }
					onChange={ ( sticky ) => setAttributes( { sticky } ) }
				/>
			) }
			<ToggleControl
				label={ __( 'Exclude the current post', 'vitrine' ) }
				checked={ attributes.withoutCurrent }
				onChange={ ( withoutCurrent ) =>
					setAttributes( { withoutCurrent } )
				}
			/>
		</PanelBody>
	);
};
