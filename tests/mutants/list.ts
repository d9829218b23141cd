import type { Mutant } from './types';

const php = ( filter: string ) => ( { kind: 'php', filter } ) as const;

const browser = ( file: string, title: string ) =>
	( { kind: 'browser', file: `tests/e2e/${ file }`, title } ) as const;

const unit = { kind: 'unit' } as const;

const woocommerce = ( file: string, title: string ) =>
	( {
		...browser( `woocommerce/functions/${ file }`, title ),
		project: 'woocommerce',
	} ) as const;

const PAYMENTS = 'includes/Commerce/Builtin/Payment';

/** Mutants of code that connects logic and pages, each with the tests that must fail. */
export const LIST: readonly Mutant[] = [
	{
		file: 'src/behaviours/checkout/parts/follow-countries.ts',
		from: '\t\tload().then( ( { fitPayments } ) => fitPayments( page ), reportError );',
		to: '',
		proof: browser( 'admin/payments.spec.ts', 'an owner switches' ),
	},
	{
		file: 'src/core/loop/machine.ts',
		from: "cause === 'search' && view.chosen.search !== ''",
		to: "cause === 'search'",
		proof: browser( 'loop/listing.spec.ts', 'clearing a search' ),
	},
	{
		file: 'src/transport/visit/consent.ts',
		from: "window.location.protocol === 'https:'",
		to: 'false',
		proof: browser( 'attribution/analytics.spec.ts', 'on an https page' ),
	},
	{
		file: 'src/loader/visit/start.ts',
		from: 'parts?.forEach(',
		to: 'parts?.slice( 1 ).forEach(',
		proof: browser(
			'attribution/analytics.spec.ts',
			'fetched after consent'
		),
	},
	{
		file: 'src/behaviours/product/variations/live/index.ts',
		from: '\t\tif ( ! isAsked ) {\n\t\t\tlookUp( chosen );\n\t\t}',
		to: '\t\tlookUp( chosen );',
		proof: browser( 'product/variations.spec.ts', 'data is false' ),
	},
	{
		file: 'src/behaviours/product/variations/live/panel.ts',
		from: '\t\t\tshowPrice( form, text.price_html, sanitize );\n',
		to: '',
		proof: browser( 'product/summary.spec.ts', 'its range again' ),
	},
	{
		file: 'src/behaviours/quantity/debounce.ts',
		from: 'lines.has( line )',
		to: 'lines.has( "" )',
		proof: browser( 'walks/islands.spec.ts', 'with a newer cart stays' ),
	},
	{
		file: 'src/loader/page/submit.ts',
		from: '\t\tevent.preventDefault();\n\t\tconst body',
		to: '\t\tconst body',
		proof: browser( 'walks/early.spec.ts', 'sent before its script' ),
	},
	{
		file: 'src/transport/browser/opened.ts',
		from: 'prerenderingchange',
		to: 'load',
		proof: unit,
	},
	{
		file: 'includes/Settings/Shop/PaymentMethodSettings.php',
		from: "if ( did_action( 'init' ) ) {",
		to: 'if ( false ) {',
		proof: browser( 'admin/payments.spec.ts', 'an owner switches' ),
	},
	{
		file: 'src/behaviours/cart/form.ts',
		from: 'update( now( input ) )',
		to: 'update( input )',
		proof: unit,
	},
	{
		file: 'includes/Commerce/Builtin/Checkout/OrderServices.php',
		from: '\t\tInstructions::boot();',
		to: '',
		proof: php( 'PaymentMethodsTest' ),
	},
	{
		file: 'includes/Commerce/Builtin/Checkout/OrderDraft.php',
		from: 'PaymentSettings::get()->title( $gateway )',
		to: '$gateway->title()',
		proof: php( 'PaymentMethodsTest' ),
	},
	{
		file: 'includes/Commerce/Builtin/Checkout/BuiltinCheckout.php',
		from: "$this->gateways->available( $cart, $form->values['billing_country'] ?? '' )",
		to: '$this->gateways->available( $cart )',
		proof: php( 'PaymentMethodsTest' ),
	},
	{
		file: `${ PAYMENTS }/Gateways.php`,
		from: ' && $gateway->is_available( $cart )',
		to: '',
		proof: php( 'PaymentTest' ),
	},
	{
		file: `${ PAYMENTS }/Gateways.php`,
		from: 'return PaymentSettings::get()->sorted( $all );',
		to: 'return $all;',
		proof: php( 'PaymentMethodsTest' ),
	},
	{
		file: `${ PAYMENTS }/Settings/MethodSettings.php`,
		from: "$cart->totals['total'] >= $this->minimum",
		to: "$cart->totals['total'] > $this->minimum",
		proof: php( 'PaymentMethodsTest' ),
	},
	{
		file: 'includes/Commerce/Rules/Orders/PaymentDetails.php',
		from: 'self::UNPAID !== $order->payment_status',
		to: 'false',
		proof: php( 'PaymentMethodsTest' ),
	},
	{
		file: 'includes/Commerce/Builtin/Mail/OrderMessage.php',
		from: 'in_array( $kind, OrderMails::TO_SHOP, true ) ? array() : PaymentDetails::of( $order )',
		to: 'array()',
		proof: php( 'PaymentMethodsTest' ),
	},
	{
		file: 'includes/View/Checkout/Receipt/Receipt.php',
		from: "'payment'   => self::payment( $order )",
		to: "'payment'   => null",
		proof: php( 'PaymentMethodsTest' ),
	},
	{
		file: 'includes/Commerce/Builtin/Checkout/OrderServices.php',
		from: '\t\tStripeVisits::boot();',
		to: '',
		proof: php( 'StripeTest' ),
	},
	{
		file: 'includes/Commerce/Builtin/Checkout/OrderServices.php',
		from: '\t\tWebhookRoute::boot();',
		to: '',
		proof: php( 'StripeTest|ExampleGateway' ),
	},
	{
		file: 'includes/Commerce/Builtin/Checkout/OrderServices.php',
		from: "\t\tadd_action( 'vitrine_checkout_registered', array( CustomerData::class, 'remember_order' ), 10, 2 );",
		to: '',
		proof: php( 'PlaceOrderTest' ),
	},
	{
		file: 'includes/Commerce/Builtin/Orders/OrderChanges.php',
		from: '$change->must_wait() ? $this->pages->close( $order ) : true',
		to: 'true',
		proof: php( 'StripeTest' ),
	},
	{
		file: 'includes/Commerce/Builtin/Admin/Admin.php',
		from: '\t\t( new RefundActions( $this->services ) )->boot();',
		to: '',
		proof: php( 'RefundsTest' ),
	},
	{
		file: 'includes/Commerce/Builtin/Admin/Admin.php',
		from: '\t\t( new OrdersExport( $this->services ) )->boot();',
		to: '',
		proof: php( 'OrdersScreenTest' ),
	},
	{
		file: `${ PAYMENTS }/Stripe/StripeVisits.php`,
		from: "add_action( 'template_redirect'",
		to: "add_action( 'no_such_hook'",
		proof: browser( 'payments/stripe.spec.ts', 'sees the order as paid' ),
	},
	{
		file: `${ PAYMENTS }/Refunds/RefundStore.php`,
		from: 'refunded + %d <= total',
		to: '%d >= 0',
		proof: php( 'RefundsTest|StripeRefundsTest' ),
	},
	{
		file: `${ PAYMENTS }/Refunds/RefundCounts.php`,
		from: 'AND refunded_quantity = %d AND refunded = %d',
		to: 'AND %d >= 0 AND %d >= 0',
		proof: php( 'RefundLinesTest' ),
	},
	{
		file: 'includes/Commerce/Builtin/Orders/OrderStock.php',
		from: "(int) ( $row['quantity'] ?? 0 ) - (int) ( $row['restocked'] ?? 0 )",
		to: "(int) ( $row['quantity'] ?? 0 )",
		proof: php( 'RefundLinesTest' ),
	},
	{
		file: 'includes/Commerce/Builtin/Admin/Orders/OrderView.php',
		from: '\t\tRefundConfirm::render( $order, $services );',
		to: '',
		proof: browser( 'admin/orders/refund.spec.ts', 'from the quantities' ),
	},
	{
		file: 'src/admin/index.ts',
		from: "each( '[data-vitrine-refund]', refund );",
		to: 'void refund;',
		proof: browser( 'admin/orders/refund.spec.ts', 'two of three pieces' ),
	},
	{
		file: 'includes/Page/Checkout/ReceiptGuard.php',
		from: '&& time() < (int)',
		to: '&& PHP_INT_MIN < (int)',
		proof: php( 'View.Checkout.ReceiptTest' ),
	},
	{
		file: 'includes/Settings/Shop/PaymentMethodSettings.php',
		from: "'secret' === $field['type'] && '' !== $value",
		to: 'false',
		proof: php( 'PaymentMethodSettingsTest' ),
	},
	{
		file: 'src/behaviours/cart/coupon.ts',
		from: '\t\t\t\t\tshow( page, result.answer.message );',
		to: '',
		proof: woocommerce( 'coupons.spec.ts', 'the cart shows' ),
	},
	{
		file: 'src/behaviours/checkout/review.ts',
		from: '\t\t\t\tpage.announce( couponMessage );',
		to: '',
		proof: woocommerce( 'coupons.spec.ts', 'the checkout shows' ),
	},
	{
		file: 'src/behaviours/cart/index.ts',
		from: '\topenCalculator( page );',
		to: '',
		proof: woocommerce( 'settings/shipping.spec.ts', 'shipping costs by' ),
	},
	{
		file: 'src/behaviours/cart/index.ts',
		from: '\tchangeLines( page );',
		to: '',
		proof: browser( 'walks/capabilities.spec.ts', 'its removal' ),
	},
	{
		file: 'src/behaviours/checkout/account/guests.ts',
		from: '\trateNewPassword( page );',
		to: '',
		proof: browser( 'admin/checkout.spec.ts', 'turns some off' ),
	},
	{
		file: 'includes/Templates/Templates.php',
		from: '\t\tProductSearchTemplate::boot();',
		to: '',
		proof: browser( 'pages/product-search.spec.ts', 'finds cards' ),
	},
	{
		file: 'src/behaviours/checkout/parts/required.ts',
		from: '( always || isHidden( label ) )',
		to: 'always',
		proof: browser( 'checkout/placeholders.spec.ts', 'label is hidden' ),
	},
	{
		file: 'includes/View/Checkout/Customer.php',
		from: 'self::to_account( trim( $form ) )',
		to: 'trim( $form )',
		proof: browser( 'checkout/lost-password.spec.ts', 'a wrong password' ),
	},
	{
		file: 'includes/Page/Account/Access.php',
		from: "\t\tadd_action( 'template_redirect', array( self::class, 'keep_key' ), 1 );",
		to: '',
		proof: php( 'AccessTest' ),
	},
	{
		file: 'includes/Page/Account/Access.php',
		from: '\t\t\tOrigin::check( $_SERVER );',
		to: '',
		proof: php( 'AccessTest' ),
	},
	{
		file: 'src/behaviours/fragments/hydration.ts',
		from: '\t\t\t\t\tcheck();',
		to: '',
		proof: unit,
	},
	{
		file: 'src/behaviours/checkout/index.ts',
		from: '\t\t\t.then( ( { followAddress } ) => followAddress( page ) )',
		to: '\t\t\t.then( () => undefined )',
		proof: browser( 'admin/tax.spec.ts', 'German' ),
	},
];
