import type { ReactNode } from 'react';

/**
 * A fieldset with a heading in its legend. Twin of `View\Checkout\Fields\FormSection`.
 *
 * @param props
 * @param props.title    The heading.
 * @param props.children The fields.
 */
export const Section = ( props: { title: string; children: ReactNode } ) => (
	<fieldset className="vitrine-section">
		<legend>
			<h2>{ props.title }</h2>
		</legend>
		{ props.children }
	</fieldset>
);
