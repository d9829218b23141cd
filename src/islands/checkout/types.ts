/** PHP: `View\Checkout\Review\CouponBox`. */
export interface CouponBoxProps {
	/** Why the last code was refused; empty: it was not. */
	error: string;
}
