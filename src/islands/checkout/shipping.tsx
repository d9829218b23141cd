import { __ } from '@wordpress/i18n';
import contract from '../../contract';
import type { Currency, ShippingChoice } from '../../contract/types';
import { packagesOf } from '../../core/cart/packages';
import { formatMoney } from '../../core/money';
import { packageTitle } from '../parts/package-title';
import { useChosen } from '../parts/use-chosen';
import { Section } from './section';
import type { OrderReviewProps } from './types';

const Choice = ( props: {
	choice: ShippingChoice;
	index: number;
	currency: Currency;
	pending: boolean;
} ) => {
	const { id, label, cost, chosen } = props.choice;
	const input = useChosen( props.choice, props.pending );
	const field = `shipping_method_${ props.index }_${ id }`;
	return (
		<li>
			<label className="vitrine-choice" htmlFor={ field }>
				<input
					ref={ input }
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
 * The shipping methods of each package. Twin of `View\Checkout\ShippingMethods`.
 *
 * @param props
 * @param props.cart
 * @param props.state
 * @see spec 2.7
 */
export const ShippingBody = ( { cart, state }: OrderReviewProps ) => (
	<>
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
								pending={ !! state?.totals_pending }
							/>
						) ) }
					</ul>
				</Section>
			) ) }
	</>
);
