import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { PanelBody, RangeControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { formatMoney } from '../../src/core/money';
import { Preview } from '../../src/editor/preview';
import { sampleCart } from '../../src/editor/data/sample';

interface Attributes extends Record< string, unknown > {
	orders: number;
}

const Order = ( { id }: { id: number } ) => {
	const { totals, currency } = sampleCart();
	return (
		<tr>
			<td className="order-order">
				<a href="#order">
					{ sprintf(
						/* translators: %d: order number. */
						__( 'Order %d', 'vitrine' ),
						id
					) }
				</a>
			</td>
			<td className="order-status">{ __( 'Processing', 'vitrine' ) }</td>
			<td className="order-total">
				<span className="amount">
					{ formatMoney( totals.total, currency ) }
				</span>
			</td>
		</tr>
	);
};

/**
 * The account in the editor, as a customer with two orders sees it.
 *
 * @param props               Of the block.
 * @param props.attributes
 * @param props.setAttributes
 */
export const Edit = ( {
	attributes,
	setAttributes,
}: BlockEditProps< Attributes > ) => (
	<>
		<InspectorControls>
			<PanelBody title={ __( 'Account', 'vitrine' ) }>
				<RangeControl
					label={ __( 'Orders at most', 'vitrine' ) }
					value={ attributes.orders }
					min={ 1 }
					max={ 100 }
					onChange={ ( orders ) =>
						setAttributes( { orders: orders ?? 20 } )
					}
				/>
			</PanelBody>
		</InspectorControls>
		<div { ...useBlockProps( { className: 'vitrine-account' } ) }>
			<Preview>
				<div className="vitrine-account-head">
					<p className="vitrine-account-greeting">
						{ __( 'Hello, Ada', 'vitrine' ) }
					</p>
					<a href="#logout">{ __( 'Log out', 'vitrine' ) }</a>
				</div>
				<h2>{ __( 'Your orders', 'vitrine' ) }</h2>
				<table className="vitrine-orders">
					<thead>
						<tr>
							<th scope="col">{ __( 'Order', 'vitrine' ) }</th>
							<th scope="col">{ __( 'Status', 'vitrine' ) }</th>
							<th scope="col">{ __( 'Total', 'vitrine' ) }</th>
						</tr>
					</thead>
					<tbody>
						<Order id={ 1042 } />
						<Order id={ 1017 } />
					</tbody>
				</table>
			</Preview>
		</div>
	</>
);
