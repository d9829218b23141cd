import type { ReactNode } from 'react';

/**
 * A group of controls whose title is its name for assistive technology too.
 * Twin of `View\Checkout\Section`.
 *
 * @param props
 * @param props.title    What it is about.
 * @param props.children What is in it.
 */
export const Section = ( props: { title: string; children: ReactNode } ) => (
	<fieldset className="vitrine-section">
		<legend>
			<h2>{ props.title }</h2>
		</legend>
		{ props.children }
	</fieldset>
);
