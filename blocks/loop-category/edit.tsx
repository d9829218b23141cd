import { useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { SelectControl, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import {
	type LoopContext,
	loopType,
	taxonomyOf,
} from '../../src/editor/loop/context';
import { LabelControl } from '../../src/editor/loop/label-control';
import { LoopPart } from '../../src/editor/loop/loop-part';
import { Panel } from '../../src/editor/loop/panel';
import { TermsControl } from '../../src/editor/loop/query/terms-control';

interface Attributes extends Record< string, unknown > {
	kind: 'select' | 'checkbox' | 'button';
	label: string;
	all: string;
	terms: number[];
}

type Props = BlockEditProps< Attributes > & { context: LoopContext };

/**
 * The category filter in the editor, with the site's terms.
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
	const { kind, label, all, terms: chosen } = attributes;
	const taxonomy = taxonomyOf( context );
	const { taxonomies } = loopType( context[ 'vitrine/postType' ] );
	const standard = taxonomies[ taxonomy ] ?? '';
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
							label: __( 'Checkboxes', 'vitrine' ),
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
						label={ __( 'Label for “All”', 'vitrine' ) }
						placeholder={ __( 'All', 'vitrine' ) }
						value={ all }
						onChange={ ( value ) =>
							setAttributes( { all: value } )
						}
					/>
				) }
				<TermsControl
					label={ __(
						'Limit to categories (leave empty for all)',
						'vitrine'
					) }
					taxonomy={ taxonomy }
					chosen={ chosen }
					onChange={ ( ids ) => setAttributes( { terms: ids } ) }
				/>
			</Panel>
			<LoopPart
				clientId={ clientId }
				context={ context }
				empty={ __(
					'A filter appears here when the listed content has categories.',
					'vitrine'
				) }
			/>
		</div>
	);
};
