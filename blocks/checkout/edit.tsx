import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { useState } from '@wordpress/element';
import { Checkout } from '../../src/components/checkout/checkout';
import type { Moment } from '../../src/components/checkout/types';
import { classes } from '../../src/components/parts/classes';
import { type CheckoutFacts, editorData } from '../../src/editor/data';
import { ExampleNotice } from '../../src/editor/example-notice';
import { Preview } from '../../src/editor/preview';
import { Extras, MomentPicker } from './extras';
import {
	type Attributes,
	type Choice,
	Layout,
	Parts,
	type Props,
} from './panels';
import { sampleGroups, sampleMethods, sampleOrder } from './sample';

const decided = ( choice: Choice, shop: boolean ): boolean =>
	choice === 'default' ? shop : choice === 'on';

/** Whether the page has what a moment is about. */
const isShown = (
	moment: Moment,
	{ emailCheck, suggestAddresses }: Attributes,
	facts: CheckoutFacts
): boolean =>
	moment === 'account'
		? emailCheck && facts.email_check
		: suggestAddresses && facts.providers > 0;

/**
 * The checkout in the editor, on a sample order.
 *
 * @param props Of the block.
 */
export const Edit = ( props: Props ) => {
	const { attributes } = props;
	const facts = editorData().checkout;
	const [ moment, setMoment ] = useState< Moment >( 'start' );
	const options = {
		coupon: attributes.showCoupon,
		notes: attributes.showNotes,
		company: attributes.showCompany,
		phone: attributes.showPhone,
		create_account: attributes.createAccount,
		collapsible: decided( attributes.collapsibleReview, facts.collapsible ),
		login: attributes.showLogin && facts.login,
		express: attributes.expressButtons,
	};
	const shown = isShown( moment, attributes, facts ) ? moment : 'start';
	const className = classes(
		'vitrine-checkout',
		attributes.layout === 'modern' && 'vitrine-checkout--modern',
		decided( attributes.stickyReview, facts.sticky ) && 'is-sticky'
	);
	return (
		<>
			<ExampleNotice />
			<InspectorControls>
				<Layout { ...props } />
				<Parts { ...props } />
				<Extras { ...props } />
				<MomentPicker moment={ moment } onChange={ setMoment } />
			</InspectorControls>
			<div { ...useBlockProps( { className } ) }>
				<Preview>
					<Checkout
						// Values are a form's own from its first moment on.
						key={ shown }
						cart={ sampleOrder() }
						groups={ sampleGroups( options, shown ) }
						methods={ sampleMethods() }
						options={ options }
						hideText={ facts.hide_text }
					/>
				</Preview>
			</div>
		</>
	);
};
