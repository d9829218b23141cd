import { useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { CheckboxControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { type LoopContext, loopType } from '../../src/editor/loop/context';
import {
	type Labelled,
	ShownLabel,
	ShownLabelControl,
} from '../../src/editor/loop/label-control';
import { Panel } from '../../src/editor/loop/panel';
import { Preview } from '../../src/editor/preview';

interface Attributes extends Record< string, unknown >, Labelled {
	orders: string[];
}

type Props = BlockEditProps< Attributes > & { context: LoopContext };

/**
 * The orders in the editor.
 *
 * @param props
 * @param props.attributes
 * @param props.setAttributes
 * @param props.context       Of the loop builder.
 */
export const Edit = ( { attributes, setAttributes, context }: Props ) => {
	const { label, orders } = attributes;
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
						'Orders that can be chosen. None ticked: the usual ones.',
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
			<Preview>
				<ShownLabel attributes={ attributes } standard={ standard } />
				<select aria-label={ label || standard }>
					<option>
						{ labels[ context[ 'vitrine/order' ] ?? '' ] ?? '' }
					</option>
				</select>
			</Preview>
		</div>
	);
};
