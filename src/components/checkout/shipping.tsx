import { __ } from '@wordpress/i18n';
import contract from '../../contract';
import type {
	CartSnapshot,
	Currency,
	ShippingChoice,
} from '../../contract/types';
import { packagesOf } from '../../core/cart/packages';
import { formatMoney } from '../../core/money';
import { packageTitle } from '../parts/package-title';
import { Section } from './section';

const Choice = ( props: {
	choice: ShippingChoice;
	index: number;
	currency: Currency;
} ) => {
	const { id, label, cost, chosen } = props.choice;
	const field = `shipping_method_${ props.index }_${ id }`;
	return (
		<li>
			<label className="vitrine-choice" htmlFor={ field }>
				<input
					type="radio"
					className="shipping_method"
					name={ `${ contract.fields.shipping_method }[${ props.index }]` }
					id={ field }
					value={ id }
					defaultChecked={ chosen }
				/>
				<span>{ label }</span>
				<span className="amount">
					{ cost === 0
						? __( 'Free', 'vitrine' )
						: formatMoney( cost, props.currency ) }
				</span>
			</label>
		</li>
	);
};

/**
 * The ways to ship, package by package; empty when nothing is sent. Twin of
 * `View\Checkout\Shipping`.
 *
 * @param props
 * @param props.cart
 * @see spec 2.7
 */
export const Shipping = ( { cart }: { cart: CartSnapshot } ) => (
	<div className={ contract.markers.shipping_methods.slice( 1 ) }>
		{ cart.needs_shipping &&
			packagesOf( cart.shipping ).map( ( { name, choices }, index ) => (
				<Section key={ name } title={ packageTitle( name ) }>
					<ul className="vitrine-choices woocommerce-shipping-methods">
						{ choices.map( ( choice ) => (
							<Choice
								key={ choice.id }
								choice={ choice }
								index={ index }
								currency={ cart.currency }
							/>
						) ) }
					</ul>
				</Section>
			) ) }
	</div>
);
