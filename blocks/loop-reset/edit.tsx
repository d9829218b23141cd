import { useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { LoopContext } from '../../src/editor/loop/context';
import { LabelControl } from '../../src/editor/loop/label-control';
import { LoopPart } from '../../src/editor/loop/loop-part';
import { Panel } from '../../src/editor/loop/panel';

interface Attributes extends Record< string, unknown > {
	kind: 'link' | 'icon';
	label: string;
}

type Props = BlockEditProps< Attributes > & { context: LoopContext };

/**
 * The reset link in the editor.
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
	const { kind, label } = attributes;
	const standard = __( 'Reset filters', 'vitrine' );
	return (
		<div { ...useBlockProps( { className: 'vitrine-loop-reset' } ) }>
			<Panel>
				<SelectControl
					label={ __( 'Form', 'vitrine' ) }
					value={ kind }
					options={ [
						{ value: 'link', label: __( 'Link', 'vitrine' ) },
						{ value: 'icon', label: __( 'Icon', 'vitrine' ) },
					] }
					onChange={ ( value ) => setAttributes( { kind: value } ) }
				/>
				<LabelControl
					value={ label }
					standard={ standard }
					onChange={ ( value ) => setAttributes( { label: value } ) }
				/>
			</Panel>
			<LoopPart clientId={ clientId } context={ context } empty="" />
		</div>
	);
};
