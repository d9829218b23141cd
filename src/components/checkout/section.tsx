import type { ReactNode } from 'react';
import { classes } from '../parts/classes';
import { Field } from './field';
import type { CheckoutField } from './types';

/**
 * A group of controls whose title is its name for assistive technology too.
 * Twin of `View\Checkout\Section`.
 *
 * @param props
 * @param props.style    Class.
 * @param props.title    What it is about.
 * @param props.children What is in it.
 */
export const Section = ( props: {
	style?: string;
	title: string;
	children: ReactNode;
} ) => (
	<fieldset className={ classes( 'vitrine-section', props.style ) }>
		<legend>
			<h2>{ props.title }</h2>
		</legend>
		{ props.children }
	</fieldset>
);

/**
 * Fields without a title.
 *
 * @param props
 * @param props.fields
 */
export const Rows = ( { fields }: { fields: CheckoutField[] } ) => (
	<div className="vitrine-fields">
		{ fields.map( ( field ) => (
			<Field key={ field.name } field={ field } />
		) ) }
	</div>
);

/**
 * A group of fields; nothing when there are none.
 *
 * @param props
 * @param props.style  Class.
 * @param props.title  What it is about.
 * @param props.fields
 */
export const FieldSection = ( props: {
	style: string;
	title: string;
	fields: CheckoutField[];
} ) =>
	props.fields.length === 0 ? null : (
		<Section style={ props.style } title={ props.title }>
			<Rows fields={ props.fields } />
		</Section>
	);
