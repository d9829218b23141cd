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
