import { __ } from '@wordpress/i18n';
import contract from '../../contract';
import type { CartSnapshot } from '../../contract/types';
import { formatMoney } from '../../core/money';
import { Section } from './section';

/**
 * The ways to ship; empty when nothing is sent. Twin of `View\Checkout\Shipping`.
 *
 * @param props
 * @param props.cart
 * @see spec 2.7
 */
export const Shipping = ( { cart }: { cart: CartSnapshot } ) => (
	<div className={ contract.markers.shipping_methods.slice( 1 ) }>
		{ cart.needs_shipping && cart.shipping.length > 0 && (
			<Section title={ __( 'Shipping method', 'vitrine' ) }>
				<ul className="vitrine-choices woocommerce-shipping-methods">
					{ cart.shipping.map( ( { id, label, cost, chosen } ) => (
						<li key={ id }>
							<label
								className="vitrine-choice"
								htmlFor={ `shipping_method_0_${ id }` }
							>
								<input
									type="radio"
									className="shipping_method"
									name={ `${ contract.fields.shipping_method }[0]` }
									id={ `shipping_method_0_${ id }` }
									value={ id }
									defaultChecked={ chosen }
								/>
								<span>{ label }</span>
								<span className="amount">
									{ cost === 0
										? __( 'Free', 'vitrine' )
										: formatMoney( cost, cart.currency ) }
								</span>
							</label>
						</li>
					) ) }
				</ul>
			</Section>
		) }
	</div>
);
