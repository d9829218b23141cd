import contract from '../../../contract';
import { all } from '../../dom/find';
import type { Choices } from '../../../core/variations/lookup';

const { markers } = contract;

/** The field name of a select's attribute. */
export const nameOf = ( select: HTMLSelectElement ): string =>
	select.dataset.attribute_name ?? select.name;

/** The option buttons of the same attribute. */
export const buttonsOf = ( {
	parentElement: row,
}: Element ): HTMLInputElement[] =>
	row ? all( markers.variation_option, row ) : [];

/** The attributes' fields. Asked for anew, since other scripts replace them. */
export const fieldsOf = ( form: Element ): HTMLSelectElement[] =>
	all( markers.variation_fields, form );

/** What is chosen, by field name; empty: nothing. */
export const choicesOf = ( form: Element ): Choices =>
	Object.fromEntries(
		fieldsOf( form ).map( ( select ) => [ nameOf( select ), select.value ] )
	);

/** Shows by its option buttons what a select holds. */
export const syncButtons = ( select: HTMLSelectElement ): void => {
	for ( const button of buttonsOf( select ) ) {
		button.checked = button.value === select.value;
	}
};

/** Takes back every choice, and tells nobody. */
export const emptyFields = ( form: Element ): void => {
	for ( const select of fieldsOf( form ) ) {
		select.value = '';
		syncButtons( select );
	}
};

/** The select of an option button's attribute. */
export const selectOf = ( button: Element ): HTMLSelectElement | null =>
	button
		.closest( 'td, .value' )
		?.querySelector< HTMLSelectElement >( markers.variation_fields ) ??
	null;

/** Whether a select holds another choice than the page came with: the browser has put it back. */
export const isRestored = ( select: HTMLSelectElement ): boolean => {
	const printed = [ ...select.options ].find(
		( { defaultSelected } ) => defaultSelected
	);
	return select.value !== ( printed?.value ?? '' );
};

/** Sends each attribute once, as its select has it: its radios have the same name. */
const sendSelects = ( { target, formData }: FormDataEvent ) => {
	for ( const { name, value } of fieldsOf( target as HTMLFormElement ) ) {
		if ( formData.has( name ) ) {
			formData.set( name, value );
		}
	}
};

/**
 * Makes the selects the ones that speak for the form. Without script the option
 * buttons do, where there are any: radios with the attribute's own name. They keep
 * that name and their form: a browser knows a form by its first fields, and puts
 * nothing back into one that left with others than it came with.
 */
export const adoptFields = ( form: Element ): void => {
	for ( const select of fieldsOf( form ) ) {
		const buttons = buttonsOf( select );
		const checked = buttons.find( ( button ) => button.checked );
		for ( const button of buttons ) {
			button.required = false;
		}
		for ( const option of [ ...buttons, ...select.options ] ) {
			option.disabled = option.hasAttribute( markers.variation_gone );
		}
		if ( checked && ! isRestored( select ) ) {
			select.value = checked.value;
		}
		select.disabled = false;
		// The button says what is missing.
		select.required = false;
		syncButtons( select );
	}
	form.addEventListener( 'formdata', sendSelects as EventListener );
};
