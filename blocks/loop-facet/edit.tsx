import { useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import {
	RangeControl,
	SelectControl,
	ToggleControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import {
	type LoopContext,
	loopType,
	optionsOf,
} from '../../src/editor/loop/context';
import { LabelControl } from '../../src/editor/loop/label-control';
import { LoopPart } from '../../src/editor/loop/loop-part';
import { Panel } from '../../src/editor/loop/panel';
import { emptyText } from './empty-text';
import { sampleOf } from './sample';

interface Attributes extends Record< string, unknown > {
	/** `taxonomy`, `attribute`, or one of the post type's other facets. */
	kind: string;
	taxonomy: string;
	/** Attribute of the kind `attribute`; empty: the first one. */
	attribute: string;
	/** Meta key of the kind `meta`; empty: the first one. */
	meta: string;
	label: string;
	/** Whether several values can be selected, or the control for a single one. */
	selection: 'multiple' | 'radio' | 'select';
	match: 'any' | 'all';
	emptyChoices: 'disable' | 'hide';
	collapsed: boolean;
	/** Whether terms are nested below their parents. */
	hierarchy: boolean;
	/** Number of values shown initially; 0: all. */
	firstValues: number;
	/** Whether there is a search field for values. */
	searchable: boolean;
	/** Whether attribute terms have swatches. */
	display: 'checkboxes' | 'swatches';
}

type Props = BlockEditProps< Attributes > & { context: LoopContext };

/**
 * The facet in the editor, with the site's terms.
 *
 * @param props
 * @param props.attributes
 * @param props.setAttributes
 * @param props.clientId
 * @param props.context       Context of the loop builder.
 */
export const Edit = ( {
	attributes,
	setAttributes,
	clientId,
	context,
}: Props ) => {
	const { kind, taxonomy, label, match, emptyChoices, collapsed, selection } =
		attributes;
	const isMultiple = selection === 'multiple';
	const type = loopType( context[ 'vitrine/postType' ] );
	const { taxonomies } = type;
	const isTaxonomy = kind === 'taxonomy';
	const isAttribute = kind === 'attribute';
	const isMeta = kind === 'meta';
	const isRange = isMeta || kind === 'price_range' || kind === 'post_date';
	const hasMany =
		isTaxonomy ||
		isAttribute ||
		kind === 'post_author' ||
		kind === 'post_year';
	const first = ( all: Record< string, string > ) =>
		Object.keys( all )[ 0 ] ?? '';
	const usual = {
		taxonomy: taxonomies[ taxonomy || first( taxonomies ) ],
		attribute:
			type.attributes[ attributes.attribute || first( type.attributes ) ],
		meta: type.metas[ attributes.meta || first( type.metas ) ],
		...type.facets,
	}[ kind ];
	return (
		<div { ...useBlockProps( { className: 'vitrine-loop-facet' } ) }>
			<Panel>
				{ isTaxonomy && (
					<SelectControl
						label={ __( 'Taxonomy', 'vitrine' ) }
						value={ taxonomy }
						options={ [
							{ value: '', label: __( 'Default', 'vitrine' ) },
							...optionsOf( taxonomies ),
						] }
						onChange={ ( value ) =>
							setAttributes( { taxonomy: value } )
						}
					/>
				) }
				{ isAttribute && (
					<SelectControl
						label={ __( 'Attribute', 'vitrine' ) }
						value={ attributes.attribute }
						options={ [
							{ value: '', label: __( 'Default', 'vitrine' ) },
							...optionsOf( type.attributes ),
						] }
						onChange={ ( value ) =>
							setAttributes( { attribute: value } )
						}
					/>
				) }
				{ isMeta && (
					<SelectControl
						label={ __( 'Custom field', 'vitrine' ) }
						help={ __(
							'Numbers and dates that are registered and shown in the REST API.',
							'vitrine'
						) }
						value={ attributes.meta }
						options={ [
							{ value: '', label: __( 'Default', 'vitrine' ) },
							...optionsOf( type.metas ),
						] }
						onChange={ ( value ) =>
							setAttributes( { meta: value } )
						}
					/>
				) }
				{ isAttribute && selection !== 'select' && (
					<SelectControl
						label={ __( 'Display', 'vitrine' ) }
						help={ __(
							'Set colors and images where you edit the values of the attribute.',
							'vitrine'
						) }
						value={ attributes.display }
						options={ [
							{
								value: 'checkboxes',
								label: __( 'Checkboxes', 'vitrine' ),
							},
							{
								value: 'swatches',
								label: __(
									'Color and image swatches',
									'vitrine'
								),
							},
						] }
						onChange={ ( value ) =>
							setAttributes( { display: value } )
						}
					/>
				) }
				<LabelControl
					value={ label }
					standard={ usual ?? '' }
					onChange={ ( value ) => setAttributes( { label: value } ) }
				/>
				{ ! isRange && (
					<SelectControl
						label={ __( 'Selection', 'vitrine' ) }
						value={ selection }
						options={ [
							{
								value: 'multiple',
								label: __( 'Multiple', 'vitrine' ),
							},
							{
								value: 'radio',
								label: __(
									'Single (radio buttons)',
									'vitrine'
								),
							},
							{
								value: 'select',
								label: __( 'Single (dropdown)', 'vitrine' ),
							},
						] }
						onChange={ ( value ) =>
							setAttributes( { selection: value } )
						}
					/>
				) }
				{ isTaxonomy && isMultiple && (
					<SelectControl
						label={ __( 'Show results that match', 'vitrine' ) }
						value={ match }
						options={ [
							{
								value: 'any',
								label: __( 'Any selected value', 'vitrine' ),
							},
							{
								value: 'all',
								label: __( 'All selected values', 'vitrine' ),
							},
						] }
						onChange={ ( value ) =>
							setAttributes( { match: value } )
						}
					/>
				) }
				{ isTaxonomy && (
					<ToggleControl
						label={ __( 'Show hierarchy', 'vitrine' ) }
						help={ __(
							'Terms are indented below their parent terms.',
							'vitrine'
						) }
						checked={ attributes.hierarchy }
						onChange={ ( value ) =>
							setAttributes( { hierarchy: value } )
						}
					/>
				) }
				{ hasMany && selection !== 'select' && (
					<>
						<RangeControl
							label={ __(
								'Values before “Show more”',
								'vitrine'
							) }
							help={ __( '0 shows all values.', 'vitrine' ) }
							value={ attributes.firstValues }
							min={ 0 }
							max={ 30 }
							onChange={ ( value = 0 ) =>
								setAttributes( { firstValues: value } )
							}
						/>
						<ToggleControl
							label={ __( 'Search within values', 'vitrine' ) }
							checked={ attributes.searchable }
							onChange={ ( value ) =>
								setAttributes( { searchable: value } )
							}
						/>
					</>
				) }
				{ ! isRange && (
					<SelectControl
						label={ __( 'Values without results', 'vitrine' ) }
						value={ emptyChoices }
						options={ [
							{
								value: 'disable',
								label: __( 'Disable', 'vitrine' ),
							},
							{ value: 'hide', label: __( 'Hide', 'vitrine' ) },
						] }
						onChange={ ( value ) =>
							setAttributes( { emptyChoices: value } )
						}
					/>
				) }
				<ToggleControl
					label={ __( 'Collapsed by default', 'vitrine' ) }
					help={ __(
						'Open when one of its values is selected.',
						'vitrine'
					) }
					checked={ collapsed }
					onChange={ ( value ) =>
						setAttributes( { collapsed: value } )
					}
				/>
			</Panel>
			<LoopPart
				clientId={ clientId }
				context={ context }
				empty={ emptyText( kind ) }
				sample={ sampleOf( kind ) }
			/>
		</div>
	);
};
