import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { PanelBody, RangeControl, ToggleControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { formatMoney } from '../../src/core/money';
import { Preview } from '../../src/editor/preview';
import { sampleCart } from '../../src/editor/data/sample';

interface Attributes extends Record< string, unknown > {
	orders: number;
	showAddresses: boolean;
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

const Addresses = () => (
	<>
		<h2>{ __( 'Your addresses', 'vitrine' ) }</h2>
		<p className="vitrine-account-hint">
			{ __( 'Used as the default addresses at checkout.', 'vitrine' ) }
		</p>
		<div className="vitrine-account-addresses">
			<div className="vitrine-account-address">
				<section>
					<h3>{ __( 'Billing address', 'vitrine' ) }</h3>
					<address>
						Ada Byron
						<br />
						St James Square 12
						<br />
						SW1Y 4JH London
					</address>
				</section>
				<a href="#billing">{ __( 'Edit', 'vitrine' ) }</a>
			</div>
			<div className="vitrine-account-address">
				<section>
					<h3>{ __( 'Shipping address', 'vitrine' ) }</h3>
					<p>{ __( 'None yet.', 'vitrine' ) }</p>
				</section>
				<a href="#shipping">{ __( 'Add', 'vitrine' ) }</a>
			</div>
		</div>
	</>
);

/**
 * The account in the editor with two sample orders.
 *
 * @param props               Block props.
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
					label={ __( 'Number of orders', 'vitrine' ) }
					value={ attributes.orders }
					min={ 1 }
					max={ 100 }
					onChange={ ( orders ) =>
						setAttributes( { orders: orders ?? 20 } )
					}
				/>
				<ToggleControl
					label={ __( 'Addresses', 'vitrine' ) }
					help={ __(
						'Customers can view and edit the addresses used at checkout. With WooCommerce or Easy Digital Downloads, their account page does this.',
						'vitrine'
					) }
					checked={ attributes.showAddresses }
					onChange={ ( showAddresses ) =>
						setAttributes( { showAddresses } )
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
				{ attributes.showAddresses && <Addresses /> }
			</Preview>
		</div>
	</>
);
