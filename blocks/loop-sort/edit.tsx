import { useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { CheckboxControl, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { type LoopContext, loopType } from '../../src/editor/loop/context';
import { LabelControl } from '../../src/editor/loop/label-control';
import { Panel } from '../../src/editor/loop/panel';
import { Preview } from '../../src/editor/preview';

interface Attributes extends Record< string, unknown > {
	label: string;
	showLabel: boolean;
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
	const { label, showLabel, orders } = attributes;
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
				<LabelControl
					value={ label }
					standard={ standard }
					onChange={ ( value ) => setAttributes( { label: value } ) }
				/>
				<ToggleControl
					label={ __( 'Show the label', 'vitrine' ) }
					help={ __( 'Screen readers say it always.', 'vitrine' ) }
					checked={ showLabel }
					onChange={ ( on ) => setAttributes( { showLabel: on } ) }
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
				{ showLabel && (
					<span className="vitrine-loop-label">
						{ label || standard }
					</span>
				) }
				<select aria-label={ label || standard }>
					<option>
						{ labels[ context[ 'vitrine/order' ] ?? '' ] ?? '' }
					</option>
				</select>
			</Preview>
		</div>
	);
};
