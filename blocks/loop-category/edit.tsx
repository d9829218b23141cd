import { useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { SelectControl, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import {
	type LoopContext,
	loopType,
	taxonomyOf,
} from '../../src/editor/loop/context';
import { FilterPreview } from '../../src/editor/loop/filter-preview';
import { LabelControl } from '../../src/editor/loop/label-control';
import { Panel } from '../../src/editor/loop/panel';
import { TermsControl } from '../../src/editor/loop/terms-control';
import { useTerms } from '../../src/editor/loop/use-terms';
import { Preview } from '../../src/editor/preview';

interface Attributes extends Record< string, unknown > {
	kind: 'select' | 'checkbox' | 'button';
	label: string;
	all: string;
	terms: number[];
}

type Props = BlockEditProps< Attributes > & { context: LoopContext };

/**
 * The filter in the editor, with the terms of the site.
 *
 * @param props
 * @param props.attributes
 * @param props.setAttributes
 * @param props.context       Of the loop builder.
 */
export const Edit = ( { attributes, setAttributes, context }: Props ) => {
	const { kind, label, all, terms: chosen } = attributes;
	const taxonomy = taxonomyOf( context );
	const terms = useTerms( taxonomy );
	const { taxonomies } = loopType( context[ 'vitrine/postType' ] );
	const standard = taxonomies[ taxonomy ] ?? '';
	const everything = all || __( 'All', 'vitrine' );
	return (
		<div { ...useBlockProps( { className: 'vitrine-loop-category' } ) }>
			<Panel>
				<SelectControl
					label={ __( 'Form', 'vitrine' ) }
					value={ kind }
					options={ [
						{ value: 'select', label: __( 'Select', 'vitrine' ) },
						{
							value: 'checkbox',
							label: __( 'Boxes, several at once', 'vitrine' ),
						},
						{ value: 'button', label: __( 'Buttons', 'vitrine' ) },
					] }
					onChange={ ( value ) => setAttributes( { kind: value } ) }
				/>
				<LabelControl
					value={ label }
					standard={ standard }
					onChange={ ( value ) => setAttributes( { label: value } ) }
				/>
				{ kind !== 'checkbox' && (
					<TextControl
						label={ __( 'Name of the choice of all', 'vitrine' ) }
						placeholder={ __( 'All', 'vitrine' ) }
						value={ all }
						onChange={ ( value ) =>
							setAttributes( { all: value } )
						}
					/>
				) }
				<TermsControl
					label={ __( 'Only these (none: all)', 'vitrine' ) }
					taxonomy={ taxonomy }
					chosen={ chosen }
					onChange={ ( ids ) => setAttributes( { terms: ids } ) }
				/>
			</Panel>
			<Preview>
				<FilterPreview
					kind={ kind }
					label={ label || standard }
					all={ everything }
					terms={ terms.filter(
						( { id } ) => ! chosen.length || chosen.includes( id )
					) }
				/>
			</Preview>
		</div>
	);
};
