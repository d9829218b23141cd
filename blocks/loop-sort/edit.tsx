import { useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { CheckboxControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { type LoopContext, loopType } from '../../src/editor/loop/context';
import {
	type Labeled,
	ShownLabelControl,
} from '../../src/editor/loop/label-control';
import { LoopPart } from '../../src/editor/loop/loop-part';
import { Panel } from '../../src/editor/loop/panel';

interface Attributes extends Record< string, unknown >, Labeled {
	orders: string[];
}

type Props = BlockEditProps< Attributes > & { context: LoopContext };

/**
 * The sort select in the editor.
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
	const { orders } = attributes;
	const labels = loopType( context[ 'vitrine/postType' ] ).orders;
	const standard = __( 'Sort by', 'vitrine' );
	const offer = ( order: string, on: boolean ) =>
		setAttributes( {
			orders: Object.keys( labels ).filter( ( one ) =>
				one === order ? on : orders.includes( one )
			),
		} );
	return (
		<div { ...useBlockProps( { className: 'vitrine-loop-sort' } ) }>
			<Panel>
				<ShownLabelControl
					attributes={ attributes }
					standard={ standard }
					setAttributes={ setAttributes }
				/>
				<p>
					{ __(
						'Available sort options. If none are selected, the defaults are used.',
						'vitrine'
					) }
				</p>
				{ Object.entries( labels ).map( ( [ order, text ] ) => (
					<CheckboxControl
						key={ order }
						label={ text }
						checked={ orders.includes( order ) }
						onChange={ ( on ) => offer( order, on ) }
					/>
				) ) }
			</Panel>
			<LoopPart clientId={ clientId } context={ context } empty="" />
		</div>
	);
};
