/**
 * Which texts shoppers read: those that ship translated (languages/*.po). All other
 * texts are read by owners and come translated from language packs.
 */

/** Code whose texts only owners read. Whatever is not named here prints to shoppers. */
const OWNERS = [
	'plugin\\.php',
	'blocks/[^/]+/(block\\.json|.*\\.tsx?)',
	'src/(admin|editor)/.*',
	'includes/Modules/(PreviewPanel|SearchService|Status)/.*',
	'src/modules/(preview-panel|status)/.*',
	'includes/(Blocks\\.php|(Editor|Move|Setup|Support)/.*)',
	'includes/Templates/(Catalog|TemplatePatterns|Classic/MenuItems)\\.php',
	// Texts that stand where the owner has written none are shoppers'.
	'includes/Settings/(?!StandardTexts\\.php).*',
	'includes/Site/(Preview/.*|StickyHeader\\.php)',
	'includes/Modules/[^/]+/Report/.*',
	'includes/Commerce/Rules/OriginLabels\\.php',
	'includes/Commerce/Builtin/(Admin|Outbox|Products)/.*',
	'includes/Commerce/Builtin/Checkout/ByHand/.*',
	'includes/Commerce/Builtin/Coupons/Coupons\\.php',
	'includes/Commerce/Builtin/Downloads/(Files|Permissions)/.*',
	'includes/Commerce/Builtin/Regions/Tax/.*',
	'includes/Commerce/Builtin/Payment/(Refunds|Remote)/.*',
	'includes/Commerce/Builtin/Payment/Stripe/StripeWebhook\\.php',
	'includes/Commerce/[^/]+/Health/.*',
	'includes/Commerce/WooCommerce/Catalog/Facets/Swatches\\.php',
	'includes/Modules/[^/]+/(Fields|Module|Requirements|Status)\\.php',
];

const OF_OWNERS = new RegExp( `^(${ OWNERS.join( '|' ) })$` );

/** What the build has written is said of its sources. */
const BUILT = /^build\//;

/**
 * Whether shoppers read what stands in a file of the source.
 *
 * @param file Path from the root of the plugin.
 */
export const printsToShoppers = ( file: string ): boolean =>
	! BUILT.test( file ) && ! OF_OWNERS.test( file );
