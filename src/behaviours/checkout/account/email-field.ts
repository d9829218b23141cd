import contract from '../../../contract';

const { markers } = contract;

/** Selector of the checkout's email field. */
export const EMAIL = `${ markers.checkout } input${ markers.checkout_email }`;

export const emailField = (): HTMLInputElement | null =>
	document.querySelector( EMAIL );

/** The form row of the email field. */
export const emailRow = ( field: HTMLElement ): HTMLElement =>
	field.closest< HTMLElement >( markers.email_row ) ?? field;

/** Sets the email field and dispatches `input` and `change`, as if typed. */
export const enterEmail = ( email: string ): void => {
	const field = emailField();
	if ( field ) {
		field.value = email;
		for ( const type of [ 'input', 'change' ] ) {
			field.dispatchEvent( new Event( type, { bubbles: true } ) );
		}
	}
};
