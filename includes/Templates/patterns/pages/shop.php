<?php
/**
 * Pattern: shop page.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;
?>
<!-- wp:vitrine/product-listing {"align":"wide"} /-->
