import contract from '../../../contract';
import { all } from '../../dom/find';
import type { Choices } from '../../../core/variations/lookup';

const { markers } = contract;

/** The attribute name of a select. */
export const nameOf = ( select: HTMLSelectElement ): string =>
	select.dataset.attribute_name ?? select.name;

/** The option buttons of the same attribute. */
export const buttonsOf = ( {
	parentElement: row,
}: Element ): HTMLInputElement[] =>
	row ? all( markers.variation_option, row ) : [];

/** The attribute selects, queried anew: other scripts replace them. */
export const fieldsOf = ( form: Element ): HTMLSelectElement[] =>
	all( markers.variation_fields, form );

/** The chosen options by field name; empty: none. */
export const choicesOf = ( form: Element ): Choices =>
	Object.fromEntries(
		fieldsOf( form ).map( ( select ) => [ nameOf( select ), select.value ] )
	);

/** Checks the option button of the select's value. */
export const syncButtons = ( select: HTMLSelectElement ): void => {
	for ( const button of buttonsOf( select ) ) {
		button.checked = button.value === select.value;
	}
};

/** Clears all choices without firing events. */
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

/** Whether the browser has restored another choice than the printed one. */
export const isRestored = ( select: HTMLSelectElement ): boolean => {
	const printed = [ ...select.options ].find(
		( { defaultSelected } ) => defaultSelected
	);
	return select.value !== ( printed?.value ?? '' );
};

/** Submits only the value of the select: its radios have the same name. */
const sendSelects = ( { target, formData }: FormDataEvent ) => {
	for ( const { name, value } of fieldsOf( target as HTMLFormElement ) ) {
		if ( formData.has( name ) ) {
			formData.set( name, value );
		}
	}
};

/**
 * Lets the selects hold the values. Without JavaScript the option buttons do,
 * which are radios with the attribute's name. They keep that name and their
 * form, since browsers restore form values only if the fields match.
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
		// The button's state says what is missing.
		select.required = false;
		syncButtons( select );
	}
	form.addEventListener( 'formdata', sendSelects as EventListener );
};
