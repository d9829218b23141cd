import type { CartViewState } from '../types';
import type { CartSnapshot } from '../../contract/types';

/** PHP: `View\Checkout\Review\CouponBox`. */
export interface CouponBoxProps {
	/** Why the last coupon was invalid; empty: no error. */
	error: string;
}

/** PHP: `View\Checkout\Review\ReviewToggle`. */
export interface ReviewToggleProps {
	/** Button text while collapsed, and while expanded. */
	show: string;
	hide: string;
	folded: boolean;
	/** The order total, shown while collapsed. */
	total: string;
}

/** PHP: `View\Checkout\Fields\EmailMessage`. */
export interface EmailMessageProps {
	/** The owner's welcome message. */
	text: string;
	/** Text of the login button. */
	label: string;
	/** Whether the email address has an account. */
	shown: boolean;
}

/** Props of parts that show the cart: order review and shipping methods. */
export interface OrderReviewProps {
	cart: CartSnapshot;
	state?: CartViewState;
}
