<?php
/**
 * Pattern: checkout page.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;
?>
<!-- wp:vitrine/checkout {"layout":"modern"} -->
<!-- wp:vitrine/checkout-express /-->

<!-- wp:vitrine/checkout-login /-->

<!-- wp:vitrine/checkout-column {"lock":{"remove":true,"move":false}} -->
<!-- wp:vitrine/checkout-contact {"lock":{"remove":true,"move":false}} /-->

<!-- wp:vitrine/checkout-billing-address {"lock":{"remove":true,"move":false}} /-->

<!-- wp:vitrine/checkout-shipping-address {"lock":{"remove":true,"move":false}} /-->

<!-- wp:vitrine/checkout-shipping-methods {"lock":{"remove":true,"move":false}} /-->

<!-- wp:vitrine/checkout-additional-information /-->
<!-- /wp:vitrine/checkout-column -->

<!-- wp:vitrine/checkout-column {"area":"totals","lock":{"remove":true,"move":false}} -->
<!-- wp:vitrine/checkout-order-summary {"lock":{"remove":true,"move":false}} /-->
<!-- /wp:vitrine/checkout-column -->

<!-- wp:vitrine/checkout-column {"area":"payment","lock":{"remove":true,"move":false}} -->
<!-- wp:vitrine/checkout-payment {"lock":{"remove":true,"move":false}} /-->

<!-- wp:vitrine/checkout-terms {"lock":{"remove":true,"move":false}} /-->

<!-- wp:vitrine/checkout-place-order {"lock":{"remove":true,"move":false}} /-->
<!-- /wp:vitrine/checkout-column -->
<!-- /wp:vitrine/checkout -->
