import { __, sprintf } from '@wordpress/i18n';
import type { CartSnapshot } from '../../contract/types';
import { formatMoney } from '../../core/money';

/**
 * The amount missing for free shipping. Twin of `View\Parts\FreeShipping`.
 *
 * @param props
 * @param props.cart
 */
export const FreeShipping = ( { cart }: { cart: CartSnapshot } ) => {
	if ( ! cart.free_shipping || cart.lines.length === 0 ) {
		return null;
	}
	const { minimum, remaining } = cart.free_shipping;
	return (
		<div className="vitrine-free-shipping">
			<p>
				{ remaining > 0
					? sprintf(
							/* translators: %s: amount of money. */
							__(
								'Add %s more to get free shipping.',
								'vitrine'
							),
							formatMoney( remaining, cart.currency )
					  )
					: __(
							'Your order qualifies for free shipping.',
							'vitrine'
					  ) }
			</p>
			{ /* Hidden because the text has the same information. */ }
			<progress
				max={ minimum }
				value={ minimum - remaining }
				aria-hidden="true"
			/>
		</div>
	);
};
