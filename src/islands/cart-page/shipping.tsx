import { __, sprintf } from '@wordpress/i18n';
import { Fragment } from '@wordpress/element';
import contract from '../../contract';
import type {
	CartSnapshot,
	Currency,
	ShippingChoice,
} from '../../contract/types';
import { packagesOf } from '../../core/cart/packages';
import { formatMoney } from '../../core/money';
import { Others, type OthersHtml } from '../parts/others';
import { packageTitle } from '../parts/package-title';
import { useChosen } from '../parts/use-chosen';
import { Amount } from '../parts/money';

/** The cart form's id, for inputs outside of it. */
export const FORM_ID = 'vitrine-cart-form';

const Choice = ( {
	choice,
	index,
	currency,
	others,
}: {
	choice: ShippingChoice;
	index: number;
	currency: Currency;
	others: OthersHtml | undefined;
} ) => {
	const input = useChosen( choice );
	return (
		<li role="none">
			<label htmlFor={ `shipping-${ choice.id }` }>
				<input
					ref={ input }
					id={ `shipping-${ choice.id }` }
					type="radio"
					className="shipping_method"
					name={ `${ contract.fields.shipping_method }[${ index }]` }
					value={ choice.id }
					defaultChecked={ choice.chosen }
					form={ FORM_ID }
				/>
				<span>
					{ sprintf(
						/* translators: 1: shipping method, 2: its price. */
						__( '%1$s: %2$s', 'vitrine' ),
						choice.label,
						choice.cost === 0
							? __( 'Free', 'vitrine' )
							: formatMoney( choice.cost, currency )
					) }
				</span>
			</label>
			<Others
				all={ others }
				place={ `after_shipping_rate:${ choice.id }` }
			/>
		</li>
	);
};

/** The shipping methods, or the costs if there is nothing to choose. */
const Choices = ( {
	cart,
	others,
}: {
	cart: CartSnapshot;
	others: OthersHtml | undefined;
} ) => {
	const known = cart.totals.shipping;
	if ( cart.shipping.length > 1 ) {
		return (
			<>
				{ packagesOf( cart.shipping ).map(
					( { name, choices }, index ) => (
						<Fragment key={ name }>
							{ name && (
								<span className="vitrine-shipping-package">
									{ name }
								</span>
							) }
							<ul
								className="vitrine-shipping"
								role="radiogroup"
								aria-label={ packageTitle( name ) }
							>
								{ choices.map( ( choice ) => (
									<Choice
										key={ choice.id }
										choice={ choice }
										index={ index }
										currency={ cart.currency }
										others={ others }
									/>
								) ) }
							</ul>
						</Fragment>
					)
				) }
			</>
		);
	}
	if ( known === null ) {
		return <span>{ __( 'Calculated at checkout', 'vitrine' ) }</span>;
	}
	return (
		<>
			{ known === 0 ? (
				<span>{ __( 'Free', 'vitrine' ) }</span>
			) : (
				<Amount minor={ known } currency={ cart.currency } />
			) }
			<Others
				all={ others }
				place={ `after_shipping_rate:${
					cart.shipping[ 0 ]?.id ?? ''
				}` }
			/>
		</>
	);
};

/**
 * The shipping methods and the shipping calculator. Twin of
 * `View\Cart\Parts\CartTotals::shipping()`.
 *
 * @param props
 * @param props.cart
 * @param props.calculator HTML of the engine's calculator, as initially rendered.
 * @param props.others     HTML from other plugins.
 */
export const Shipping = ( {
	cart,
	calculator,
	others,
}: {
	cart: CartSnapshot;
	calculator: string;
	others: OthersHtml | undefined;
} ) =>
	calculator ? (
		<>
			{ ( cart.totals.shipping !== null || cart.shipping.length > 0 ) && (
				<Choices cart={ cart } others={ others } />
			) }
			<div
				className="vitrine-shipping-calculator"
				dangerouslySetInnerHTML={ { __html: calculator } }
			/>
		</>
	) : (
		<Choices cart={ cart } others={ others } />
	);
