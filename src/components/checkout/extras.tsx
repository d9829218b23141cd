import { __ } from '@wordpress/i18n';
import contract from '../../contract';
import type { AddressSuggestion } from '../../contract/types';
import { partsOf } from '../../core/address/highlight';

const { markers } = contract;

/**
 * The login of guests, folded in.
 *
 * @see spec 2.7
 */
export const Login = () => (
	<details className="vitrine-login woocommerce-form-login-toggle">
		<summary>{ __( 'Have an account? Log in', 'vitrine' ) }</summary>
	</details>
);

/**
 * What a guest sees beneath an email address that has an account: the owner's
 * word of welcome, and the login. Its form is WordPress's own.
 *
 * @param props
 * @param props.text  The owner's.
 * @param props.login Whether guests may log in here.
 * @see spec 4.7
 */
export const Welcome = ( props: { text: string; login: boolean } ) => (
	<>
		<div className={ markers.email_message }>
			<span>{ props.text }</span>
			<button type="button" className={ markers.login_label }>
				{ __( 'Log in', 'vitrine' ) }
			</button>
		</div>
		{ props.login && (
			<div className={ markers.login_here }>
				<p>
					<label htmlFor="vitrine_login_password">
						{ __( 'Password', 'vitrine' ) }
					</label>
					<input
						type="password"
						className="input"
						id="vitrine_login_password"
					/>
				</p>
				<button type="button" className="button wp-element-button">
					{ __( 'Log in', 'vitrine' ) }
				</button>
			</div>
		) }
	</>
);

/**
 * The list of suggested addresses, open.
 *
 * @param props
 * @param props.suggestions Those in it.
 * @see spec 3.6, 4.5
 */
export const Suggestions = ( props: { suggestions: AddressSuggestion[] } ) => (
	<div className={ `${ markers.suggestions } is-inline` }>
		<ul>
			{ props.suggestions.map( ( { id, label, matchedSubstrings } ) => (
				<li key={ id }>
					{ partsOf( label, matchedSubstrings ).map(
						( { text, matched }, index ) =>
							matched ? (
								<strong key={ index }>{ text }</strong>
							) : (
								text
							)
					) }
				</li>
			) ) }
		</ul>
	</div>
);

/** Where the buttons of express payments will stand. */
export const ExpressRoom = () => (
	<div className={ `${ markers.express.slice( 1 ) } is-preview` }>
		{ __(
			'Express checkout buttons appear here if a payment method provides them.',
			'vitrine'
		) }
	</div>
);
