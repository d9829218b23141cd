import contract from '../../contract';
import type { EmailMessageProps } from './types';

/**
 * The message for a guest whose email address has an account, with a button
 * that opens the login form. Twin of `View\Checkout\Fields\EmailMessage`.
 *
 * @param props
 * @param props.text
 * @param props.label
 * @param props.shown
 * @see spec 4.7
 */
export const EmailMessage = ( { text, label, shown }: EmailMessageProps ) =>
	shown ? (
		<>
			<span>{ text }</span>
			<button type="button" className={ contract.markers.login_label }>
				{ label }
			</button>
		</>
	) : null;
