import contract from '../../../contract';

const { markers } = contract;

/** The field that says who the shopper is. */
export const EMAIL = `${ markers.checkout } input${ markers.emails }`;

export const emailField = (): HTMLInputElement | null =>
	document.querySelector( EMAIL );

/** The row that it stands in. */
export const emailRow = ( field: HTMLElement ): HTMLElement =>
	field.closest< HTMLElement >( markers.email_row ) ?? field;

/** Puts an email address into the form as if it were typed: whoever follows the form hears of it. */
export const enterEmail = ( email: string ): void => {
	const field = emailField();
	if ( field ) {
		field.value = email;
		for ( const type of [ 'input', 'change' ] ) {
			field.dispatchEvent( new Event( type, { bubbles: true } ) );
		}
	}
};
