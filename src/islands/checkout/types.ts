import type { CartViewState } from '../types';
import type { CartSnapshot } from '../../contract/types';

/** PHP: `View\Checkout\Review\CouponBox`. */
export interface CouponBoxProps {
	/** Why the last code was refused; empty: it was not. */
	error: string;
}

/** PHP: `View\Checkout\Review\ReviewToggle`. */
export interface ReviewToggleProps {
	/** What the button says. */
	show: string;
	hide: string;
	folded: boolean;
	/** What is to be paid. It is said where it cannot be seen. */
	total: string;
}

/** PHP: `View\Checkout\EmailMessage`. */
export interface EmailMessageProps {
	/** The owner's word of welcome. */
	text: string;
	/** What the way to the login says. */
	label: string;
	/** Whether there is somebody to welcome. */
	shown: boolean;
}

/** What is drawn of the cart in the page: order review and ways to ship. */
export interface OrderReviewProps {
	cart: CartSnapshot;
	state?: CartViewState;
}
