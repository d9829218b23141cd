import { useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { LoopContext } from '../../src/editor/loop/context';
import {
	type Labeled,
	ShownLabelControl,
} from '../../src/editor/loop/label-control';
import { LoopPart } from '../../src/editor/loop/loop-part';
import { Panel } from '../../src/editor/loop/panel';

interface Attributes extends Record< string, unknown >, Labeled {
	placeholder: string;
}

type Props = BlockEditProps< Attributes > & { context: LoopContext };

/**
 * The search field in the editor.
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
	const { placeholder } = attributes;
	const standard = __( 'Search', 'vitrine' );
	return (
		<div { ...useBlockProps( { className: 'vitrine-loop-search' } ) }>
			<Panel>
				<ShownLabelControl
					attributes={ attributes }
					standard={ standard }
					setAttributes={ setAttributes }
				/>
				<TextControl
					label={ __( 'Placeholder', 'vitrine' ) }
					value={ placeholder }
					onChange={ ( value ) =>
						setAttributes( { placeholder: value } )
					}
				/>
			</Panel>
			<LoopPart clientId={ clientId } context={ context } empty="" />
		</div>
	);
};
