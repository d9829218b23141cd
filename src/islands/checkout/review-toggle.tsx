import contract from '../../contract';
import type { ReviewToggleProps } from './types';

const { markers } = contract;

interface Props extends ReviewToggleProps {
	onFold?: ( folded: boolean ) => void;
}

/**
 * The button that collapses the order review; the total stays visible. Twin of
 * `View\Checkout\Review\ReviewToggle`.
 *
 * @param props
 * @see spec 2.7, 4.9
 */
export const ReviewToggle = ( props: Props ) => {
	const { folded, onFold } = props;
	return (
		<button
			type="button"
			className={ markers.review_toggle }
			aria-controls={ markers.review_body }
			aria-expanded={ ! folded }
			onClick={ ( event ) => {
				event.preventDefault();
				onFold?.( ! folded );
			} }
		>
			<span>{ folded ? props.show : props.hide }</span>
			<strong>{ folded ? props.total : '' }</strong>
		</button>
	);
};
