<?php
/**
 * Pattern: cart page.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;
?>
<!-- wp:vitrine/cart {"align":"wide"} /-->
